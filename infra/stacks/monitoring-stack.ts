import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { BreakageAlarm } from '#infra/constructs/breakage-alarm.ts';
import { mailRate } from '#infra/constructs/mail-rate.ts';
import { StageBudget } from '#infra/constructs/stage-budget.ts';
import { StageDashboard } from '#infra/constructs/stage-dashboard.ts';
import { prefixOf, type StageSettings } from '#infra/constructs/stage-settings.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { JobsStack } from './jobs-stack.ts';
import type { SiteStack } from './site-stack.ts';

type Props = StackProps & {
  readonly settings: StageSettings;
  readonly data: DataStack;
  readonly api: ApiStack;
  readonly jobs: JobsStack;
  readonly site: SiteStack;
};

const LOOK = Duration.minutes(5);
const SLOW_MS = 3000;
const FAILED_CALLS = 20;
const PAGE_ERRORS = 50;
/** SES reviews senders above 5 % bounces and 0.1 % complaints. */
const BOUNCES = 0.05;
const COMPLAINTS = 0.001;

/** How the stage is: one dashboard, what concerns no single part, and what it may cost. */
export class MonitoringStack extends Stack {
  private readonly props: Props;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    this.props = props;
    const pageErrors = this.countPageErrors();
    new StageDashboard(this, 'Dashboard', { ...props, pageErrors });
    this.addAlarms(pageErrors);
    new StageBudget(this, 'Budget', { deployment: props.settings });
  }

  /** Reports of pages come in as lines of the log (`functions/diagnostics/report-error.ts`). */
  private countPageErrors(): Metric {
    const { api, settings } = this.props;
    const diagnostics = api.functions.get('diagnostics');
    if (diagnostics === undefined) throw new Error('Nobody takes error reports.');
    const filter = new MetricFilter(this, 'PageErrors', {
      logGroup: diagnostics.logGroup,
      filterPattern: FilterPattern.stringValue('$.message', '=', 'client error'),
      metricNamespace: prefixOf(settings),
      metricName: 'PageErrors',
      metricValue: '1',
    });
    return filter.metric({ period: LOOK, statistic: 'Sum' });
  }

  private addAlarms(pageErrors: Metric): void {
    const { api, data } = this.props;
    const { alarms } = data;
    const watch = (
      id: string,
      metric: IMetric,
      more: { threshold: number; evaluationPeriods: number; errorImpact: string; runbook: string },
    ) => new BreakageAlarm(this, id, { metric, alarms, ...more });
    watch('FailedCalls', api.stage.metricServerError({ period: LOOK, statistic: 'Sum' }), {
      threshold: FAILED_CALLS,
      evaluationPeriods: 1,
      errorImpact: 'Many calls of every country fail: people see errors or the maintenance page.',
      runbook: 'calls-fail',
    });
    watch('SlowCalls', api.stage.metricLatency({ period: LOOK, statistic: 'p95' }), {
      threshold: SLOW_MS,
      evaluationPeriods: 3,
      errorImpact: 'Everybody waits for more than three seconds.',
      runbook: 'calls-are-slow',
    });
    watch('PagesFail', pageErrors, {
      threshold: PAGE_ERRORS,
      evaluationPeriods: 1,
      errorImpact: 'Pages break in the browsers of many people, often after a release.',
      runbook: 'pages-fail',
    });
    const mails = 'SES may stop every mail of the account.';
    watch('Bounces', mailRate('Bounce'), {
      threshold: BOUNCES,
      evaluationPeriods: 1,
      errorImpact: `Too many mails reach nobody. ${mails}`,
      runbook: 'mails-bounce',
    });
    watch('Complaints', mailRate('Complaint'), {
      threshold: COMPLAINTS,
      evaluationPeriods: 1,
      errorImpact: `Too many people call our mails spam. ${mails}`,
      runbook: 'mails-bounce',
    });
  }
}
