import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { acknowledge } from './acknowledge.ts';
import { BreakageAlarm } from './breakage-alarm.ts';
import type { ProductFunction } from './product-function.ts';

type Timer = {
  readonly minutes: number;
  /** The work that stops while the timer does not run, and the people whom that hits. */
  readonly errorImpact: string;
  /** The reason why a failed run is not repeated. */
  readonly failures: string;
  readonly alarms: ITopic;
};

/** The minutes on top of two intervals: a run may begin late, and its count comes later still. */
const SLACK_MINUTES = 5;

/**
 * Calls a function by the clock, with an alarm for missing calls. A failed run is not repeated, because the next one
 * comes.
 */
export function runEvery(timer: ProductFunction, how: Timer): void {
  const { minutes, errorImpact, failures, alarms } = how;
  timer.configureAsyncInvoke({ retryAttempts: 0 });
  acknowledge(timer, { 'Serverless-LambdaAsyncFailureDestination': failures });
  const rule = new Rule(timer, 'Timer', {
    description: errorImpact,
    schedule: Schedule.rate(Duration.minutes(minutes)),
    targets: [new LambdaFunction(timer, { retryAttempts: 0 })],
  });
  acknowledge(rule, { 'Serverless-EventBusDLQ': failures });
  new BreakageAlarm(timer, 'Silent', {
    errorImpact: `The timer does not run. ${errorImpact}`,
    runbook: 'a-timer-does-not-run',
    alarms,
    metric: timer.metricInvocations({ period: Duration.minutes(2 * minutes + SLACK_MINUTES) }),
    threshold: 1,
    wakes: 'below',
    evaluationPeriods: 1,
    silence: 'somethingStopped',
  });
}
