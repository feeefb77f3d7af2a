import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { acknowledge } from './acknowledge.ts';
import type { ProductFunction } from './product-function.ts';

type Timer = {
  readonly minutes: number;
  readonly description: string;
  /** Why a run that failed is not repeated. */
  readonly failures: string;
};

/** Calls a function by the clock. A run is not repeated: the next one comes. */
export function runEvery(timer: ProductFunction, { minutes, description, failures }: Timer): void {
  timer.configureAsyncInvoke({ retryAttempts: 0 });
  acknowledge(timer, { 'Serverless-LambdaAsyncFailureDestination': failures });
  const rule = new Rule(timer, 'Timer', {
    description,
    schedule: Schedule.rate(Duration.minutes(minutes)),
    targets: [new LambdaFunction(timer, { retryAttempts: 0 })],
  });
  acknowledge(rule, { 'Serverless-EventBusDLQ': failures });
}
