import { Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { LogMetricName } from '#infra/log-metrics.ts';
import { lineMetric } from './count-lines.ts';
import type { DeadLetters } from './dead-letters.ts';
import { mailRate } from './mail-rate.ts';
import type { ProductFunction } from './product-function.ts';
import { prefixOf, type StageSettings } from './stage-settings.ts';
import type { WorkQueue } from './work-queue.ts';

type Functions = ReadonlyMap<string, ProductFunction>;

type Props = {
  readonly settings: StageSettings;
  readonly api: { readonly stage: HttpStage; readonly functions: Functions };
  readonly jobs: {
    readonly functions: Functions;
    readonly queues: ReadonlyMap<string, WorkQueue>;
    readonly streamFailures: DeadLetters;
  };
  /** `writer`: of the mails of the sign-in pages. */
  readonly identity: { readonly writer: ProductFunction };
  readonly data: { readonly table: Pick<Table, 'metric'> };
  readonly site: { readonly distributions: ReadonlyMap<string, Distribution> };
};

const LOOK = Duration.minutes(5);

/** Calls, jobs, queues, mails and pages of a stage on one sheet. */
export class StageDashboard extends Dashboard {
  constructor(scope: Construct, id: string, { settings, identity, api, jobs, data, site }: Props) {
    const handlers = [...api.functions.values()];
    const workers = [...jobs.functions.values()];
    const queues = [...jobs.queues.values()];
    const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 8 });
    const each = (
      functions: readonly ProductFunction[],
      metric: (one: ProductFunction) => IMetric,
    ) => functions.map(metric);
    const when = { period: LOOK };
    const line = (name: LogMetricName, statistic = 'Sum') =>
      lineMetric(settings, name, { ...when, statistic });
    const reported = (functions: readonly ProductFunction[]) =>
      functions.flatMap((one) => one.metricReported?.with(when) ?? []);
    const stream = jobs.functions.get('kernel/stream-worker');
    // CloudFront counts in us-east-1, whatever the region of the stage.
    const atEdge = { ...when, region: 'us-east-1' };
    const sites = [...site.distributions];
    super(scope, id, {
      dashboardName: prefixOf(settings),
      widgets: [
        [
          graph(
            'Asked for, by site',
            sites.map(([label, one]) => one.metricRequests({ ...atEdge, label })),
          ),
          graph(
            'Failed, by site (%)',
            sites.map(([label, one]) => one.metric5xxErrorRate({ ...atEdge, label })),
          ),
        ],
        [
          graph('Calls', [api.stage.metricCount(when)]),
          graph('Failed calls', [
            api.stage.metricServerError(when),
            api.stage.metricClientError(when),
          ]),
          graph('Time of calls, p95 (ms)', [
            api.stage.metricLatency({ ...when, statistic: 'p95' }),
          ]),
        ],
        [
          graph('Errors of handlers', [
            ...each(handlers, (one) => one.metricErrors(when)),
            ...reported(handlers),
          ]),
          graph(
            'Time of handlers, p95 (ms)',
            each(handlers, (one) => one.metricDuration({ ...when, statistic: 'p95' })),
          ),
          graph(
            'Throttled',
            each([...handlers, identity.writer, ...workers], (one) => one.metricThrottles(when)),
          ),
          graph(
            'Throttled reads and writes of the table',
            ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) =>
              data.table.metric(name, { ...when, statistic: 'Sum' }),
            ),
          ),
        ],
        [
          graph(
            'Oldest message (s)',
            queues.map(({ queue }) => queue.metricApproximateAgeOfOldestMessage(when)),
          ),
          graph(
            'Dead letters',
            [...queues.map(({ deadLetters }) => deadLetters), jobs.streamFailures.queue].map(
              (queue) => queue.metricApproximateNumberOfMessagesVisible(when),
            ),
          ),
          graph(
            'Time of jobs, longest (ms)',
            each(workers, (one) => one.metricDuration({ ...when, statistic: 'Maximum' })),
          ),
        ],
        [
          graph('Errors of jobs', [
            ...each(workers, (one) => one.metricErrors(when)),
            ...reported(workers),
            line('ShardsNotCompacted'),
          ]),
          graph('Mails that bounce or are complained of', [
            mailRate('Bounce'),
            mailRate('Complaint'),
          ]),
          graph('Errors of pages', [line('PageErrors')]),
        ],
        [
          graph('Errors of mails of the sign-in pages', [
            ...each([identity.writer], (one) => one.metricErrors(when)),
            ...reported([identity.writer]),
          ]),
          graph('Mails of the sign-in pages', [identity.writer.metricInvocations(when)]),
          graph(
            'Time of mails of the sign-in pages, longest (ms)',
            each([identity.writer], (one) => one.metricDuration({ ...when, statistic: 'Maximum' })),
          ),
        ],
        [
          graph('Turned away', [
            line('CallsRefused'),
            line('CallsTurnedAway'),
            line('LimitsNotCounted'),
            line('SettingsNotRead'),
            line('SwitchNotRead'),
          ]),
          graph('From the table to the workers', [
            line('OutboxSeconds', 'Maximum'),
            ...(stream ? [stream.metric('IteratorAge', { ...when, statistic: 'Maximum' })] : []),
          ]),
          graph('What waits', [
            line('MailsPostponed'),
            line('MailQuotaReached'),
            line('RequestsLeft'),
            line('CertificationsLeft'),
          ]),
          graph(
            'Runs of timers',
            [...jobs.functions]
              .filter(([entry]) => entry.endsWith('/schedule'))
              .map(([, one]) => one.metricInvocations(when)),
          ),
        ],
      ],
    });
  }
}
