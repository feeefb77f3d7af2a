import { Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { LogMetricName } from '#infra/deploy/log-metrics.ts';
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
  /** The parts of the sign-on; `writer` writes the mails of the sign-in pages. */
  readonly identity: { readonly writer: ProductFunction };
  readonly data: { readonly table: Pick<Table, 'metric'> };
  readonly site: { readonly distributions: ReadonlyMap<string, Distribution> };
};

const when = { period: Duration.minutes(5) };
// CloudFront counts in us-east-1, whatever the region of the stage.
const atEdge = { ...when, region: 'us-east-1' };
const longest = { ...when, statistic: 'Maximum' };

/** Calls, jobs, queues, mails and pages of a stage on one sheet. */
export class StageDashboard extends Dashboard {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, {
      dashboardName: prefixOf(props.settings),
      widgets: [
        siteGraphs(props),
        callGraphs(props),
        functionGraphs(props),
        queueGraphs(props),
        faultGraphs(props),
        signInMailGraphs(props),
        silenceGraphs(props),
      ],
    });
  }
}

const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 8 });

const reported = (functions: readonly ProductFunction[]) =>
  functions.flatMap((lambda) => lambda.metricReported?.with(when) ?? []);

const lineOf =
  ({ settings }: Props) =>
  (name: LogMetricName, statistic = 'Sum') =>
    lineMetric(settings, name, { ...when, statistic });

function siteGraphs({ site }: Props): GraphWidget[] {
  const sites = [...site.distributions];
  return [
    graph(
      'Asked for, by site',
      sites.map(([label, site]) => site.metricRequests({ ...atEdge, label })),
    ),
    graph(
      'Failed, by site (%)',
      sites.map(([label, site]) => site.metric5xxErrorRate({ ...atEdge, label })),
    ),
  ];
}

function callGraphs({ api: { stage } }: Props): GraphWidget[] {
  return [
    graph('Calls', [stage.metricCount(when)]),
    graph('Failed calls', [stage.metricServerError(when), stage.metricClientError(when)]),
    graph('Time of calls, p95 (ms)', [stage.metricLatency({ ...when, statistic: 'p95' })]),
  ];
}

function functionGraphs({ api, jobs, identity, data }: Props): GraphWidget[] {
  const handlers = [...api.functions.values()];
  const all = [...handlers, identity.writer, ...jobs.functions.values()];
  return [
    graph('Errors of handlers', [
      ...handlers.map((lambda) => lambda.metricErrors(when)),
      ...reported(handlers),
    ]),
    graph(
      'Time of handlers, p95 (ms)',
      handlers.map((lambda) => lambda.metricDuration({ ...when, statistic: 'p95' })),
    ),
    graph(
      'Throttled',
      all.map((lambda) => lambda.metricThrottles(when)),
    ),
    graph(
      'Throttled reads and writes of the table',
      ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) =>
        data.table.metric(name, { ...when, statistic: 'Sum' }),
      ),
    ),
  ];
}

function queueGraphs({ jobs }: Props): GraphWidget[] {
  const queues = [...jobs.queues.values()];
  const deadLetters = [...queues.map((each) => each.deadLetters), jobs.streamFailures.queue];
  return [
    graph(
      'Oldest message (s)',
      queues.map(({ queue }) => queue.metricApproximateAgeOfOldestMessage(when)),
    ),
    graph(
      'Dead letters',
      deadLetters.map((queue) => queue.metricApproximateNumberOfMessagesVisible(when)),
    ),
    graph(
      'Time of jobs, longest (ms)',
      [...jobs.functions.values()].map((lambda) => lambda.metricDuration(longest)),
    ),
  ];
}

function faultGraphs(props: Props): GraphWidget[] {
  const workers = [...props.jobs.functions.values()];
  const line = lineOf(props);
  return [
    graph('Errors of jobs', [
      ...workers.map((worker) => worker.metricErrors(when)),
      ...reported(workers),
      line('ShardsNotCompacted'),
    ]),
    graph('Mails that bounce or are complained of', [mailRate('Bounce'), mailRate('Complaint')]),
    graph('Errors of pages', [line('PageErrors')]),
  ];
}

function signInMailGraphs({ identity: { writer } }: Props): GraphWidget[] {
  return [
    graph('Errors of mails of the sign-in pages', [
      writer.metricErrors(when),
      ...reported([writer]),
    ]),
    graph('Mails of the sign-in pages', [writer.metricInvocations(when)]),
    graph('Time of mails of the sign-in pages, longest (ms)', [writer.metricDuration(longest)]),
  ];
}

function silenceGraphs(props: Props): GraphWidget[] {
  const { functions } = props.jobs;
  const stream = functions.get('kernel/stream-worker');
  const timers = [...functions].filter(([entry]) => entry.endsWith('/schedule'));
  const line = lineOf(props);
  return [
    graph('Turned away', [
      line('CallsRefused'),
      line('CallsTurnedAway'),
      line('LimitsNotCounted'),
      line('SettingsNotRead'),
      line('SwitchNotRead'),
    ]),
    graph('From the table to the workers', [
      line('OutboxSeconds', 'Maximum'),
      ...(stream ? [stream.metric('IteratorAge', longest)] : []),
    ]),
    graph('What waits', [
      line('MailsPostponed'),
      line('MailQuotaReached'),
      line('RequestsLeft'),
      line('CertificationsLeft'),
      line('OffersLeft'),
    ]),
    graph(
      'Runs of timers',
      timers.map(([, timer]) => timer.metricInvocations(when)),
    ),
  ];
}
