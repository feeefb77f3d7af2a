import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { type Breakage, BreakageAlarm } from '#infra/deploy/constructs/breakage-alarm.ts';
import { lineMetric } from '#infra/deploy/constructs/count-lines.ts';
import { mailRate } from '#infra/deploy/constructs/mail-rate.ts';
import { StageBudget } from '#infra/deploy/constructs/stage-budget.ts';
import { StageDashboard } from '#infra/deploy/constructs/stage-dashboard.ts';
import type { StageSettings } from '#infra/deploy/constructs/stage-settings.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { IdentityStack } from './identity-stack.ts';
import type { JobsStack } from './jobs-stack.ts';
import type { SiteStack } from './site-stack.ts';

type Props = StackProps & {
  readonly settings: StageSettings;
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly api: ApiStack;
  readonly jobs: JobsStack;
  readonly site: SiteStack;
};

const LOOK = Duration.minutes(5);
const SLOW_MS = 3000;
const FAILED_CALLS = 20;
const PAGE_ERRORS = 50;
const REFUSED_CALLS = 20;
const TURNED_AWAY = 20;
const THROTTLED_CALLS = 10;
/** The throttled calls of the table that raise an alarm: the SDK repeats a few, and nobody feels them. */
const THROTTLED_ROWS = 25;
const SETTINGS_NOT_READ = 10;
/** The periods in a row before an alarm: a burst of new processes passes sooner. */
const SWITCH_PERIODS = 3;
const LIMITS_NOT_COUNTED = 10;
const SUM = { period: LOOK, statistic: 'Sum' } as const;
/** The throttles of all functions of the region, which share the quota of runs at once. */
const LAMBDA_THROTTLES = { namespace: 'AWS/Lambda', metricName: 'Throttles' } as const;
/** The shares at which SES reviews a sender: 5 % bounces and 0.1 % complaints. */
const BOUNCES = 0.05;
const COMPLAINTS = 0.001;

/** The view of a stage: one dashboard, the alarms that concern no single part, and the budget. */
export class MonitoringStack extends Stack {
  private readonly props: Props;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    this.props = props;
    new StageDashboard(this, 'Dashboard', props);
    this.addAlarms();
    this.addSilentFailures();
    new StageBudget(this, 'Budget', { deployment: props.settings });
  }

  /** Adds an alarm for a metric that counts failures. */
  private watch(
    id: string,
    metric: IMetric,
    more: Breakage & { threshold: number; evaluationPeriods: number },
  ): void {
    const { alarms } = this.props.data;
    new BreakageAlarm(this, id, { metric, alarms, silence: 'nothingWrong', ...more });
  }

  private addAlarms(): void {
    const { api, settings } = this.props;
    this.watch('FailedCalls', api.stage.metricServerError({ period: LOOK, statistic: 'Sum' }), {
      threshold: FAILED_CALLS,
      evaluationPeriods: 1,
      errorImpact: 'Many calls of every country fail: people see errors or the maintenance page.',
      runbook: 'calls-fail',
    });
    this.watch('SlowCalls', api.stage.metricLatency({ period: LOOK, statistic: 'p95' }), {
      threshold: SLOW_MS,
      evaluationPeriods: 3,
      errorImpact: 'Everybody waits for more than three seconds.',
      runbook: 'calls-are-slow',
    });
    this.watch('PagesFail', lineMetric(settings, 'PageErrors', SUM), {
      threshold: PAGE_ERRORS,
      evaluationPeriods: 1,
      errorImpact: 'Pages break in the browsers of many people, often after a release.',
      runbook: 'pages-fail',
    });
    const mails = 'SES may stop every mail of the account.';
    this.watch('Bounces', mailRate('Bounce'), {
      threshold: BOUNCES,
      evaluationPeriods: 1,
      errorImpact: `Too many mails reach nobody. ${mails}`,
      runbook: 'mails-bounce',
    });
    this.watch('Complaints', mailRate('Complaint'), {
      threshold: COMPLAINTS,
      evaluationPeriods: 1,
      errorImpact: `Too many people call our mails spam. ${mails}`,
      runbook: 'mails-bounce',
    });
  }

  /** Adds alarms for failures that callers feel and no function counts as an error. */
  private addSilentFailures(): void {
    const { api, data, settings } = this.props;
    const calls = api.stage.metricCount({ period: LOOK });
    const refused = lineMetric(settings, 'CallsRefused', SUM);
    this.watch(
      'CallsRefused',
      // Single calls past the distributions are refused rightly; a majority of calls means a wrong secret.
      new MathExpression({
        expression: 'IF(FILL(refused, 0) > calls / 2, refused, 0)',
        usingMetrics: { refused, calls },
        period: LOOK,
        label: 'refused calls, where they are most of all',
      }),
      {
        threshold: REFUSED_CALLS,
        evaluationPeriods: 1,
        errorImpact:
          'The API takes the distributions for strangers: every call of everybody is 403.',
        runbook: 'calls-fail',
      },
    );
    this.watch('CallsTurnedAway', lineMetric(settings, 'CallsTurnedAway', SUM), {
      threshold: TURNED_AWAY,
      evaluationPeriods: 1,
      errorImpact: 'More calls come than the API lets in: people are told to try again later.',
      runbook: 'too-many-calls',
    });
    this.watch('FunctionsThrottled', new Metric({ ...LAMBDA_THROTTLES, ...SUM }), {
      threshold: THROTTLED_CALLS,
      evaluationPeriods: 1,
      errorImpact: 'Functions are not started because too many run: people see errors, jobs wait.',
      runbook: 'too-many-calls',
    });
    const throttled = (what: 'Read' | 'Write') => data.table.metric(`${what}ThrottleEvents`, SUM);
    this.watch(
      'TableThrottled',
      new MathExpression({
        expression: 'FILL(reads, 0) + FILL(writes, 0)',
        usingMetrics: { reads: throttled('Read'), writes: throttled('Write') },
        period: LOOK,
        label: 'throttled reads and writes',
      }),
      {
        threshold: THROTTLED_ROWS,
        evaluationPeriods: 2,
        errorImpact: 'The table takes no more reads or writes: calls are slow and begin to fail.',
        runbook: 'the-table-is-throttled',
      },
    );
    this.watch('SettingsNotRead', lineMetric(settings, 'SettingsNotRead', SUM), {
      threshold: SETTINGS_NOT_READ,
      evaluationPeriods: 1,
      errorImpact:
        'Functions go on with the keys and the maintenance switch of before; new processes answer nobody.',
      runbook: 'settings-are-not-read',
    });
    this.watch('SwitchNotRead', lineMetric(settings, 'SwitchNotRead', SUM), {
      threshold: 1,
      evaluationPeriods: SWITCH_PERIODS,
      errorImpact:
        'Maintenance cannot be switched on for everybody: new processes take it for off.',
      runbook: 'the-switch-is-not-read',
    });
    this.watch('LimitsNotCounted', lineMetric(settings, 'LimitsNotCounted', SUM), {
      threshold: LIMITS_NOT_COUNTED,
      evaluationPeriods: 1,
      errorImpact: 'Limits do not hold: whoever wants may try codes and send messages without end.',
      runbook: 'limits-do-not-hold',
    });
  }
}
