import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { type IMetric, MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { concurrencyIn } from '#infra/deploy/configuration/stage-config.ts';
import type { FunctionNeeds } from '#infra/deploy/function-right.ts';
import type { FailureLine, LogMetricName } from '#infra/deploy/log-metrics.ts';
import { defined } from '#shared/kernel/defined.ts';
import { acknowledge } from './acknowledge.ts';
import { BreakageAlarm } from './breakage-alarm.ts';
import { countFailures, countLines } from './count-lines.ts';
import { grantRights, type Holdings } from './grant-rights.ts';
import { prefixOf, type StageSettings } from './stage-settings.ts';

export type ProductFunctionProps = FunctionNeeds & {
  readonly settings: StageSettings;
  /** The entry point below `functions/`: `offers/worker`. */
  readonly entry: string;
  /** The reason why its failed work is not lost without dead letters of its own. */
  readonly failures: string;
  /** The log line of failures that Lambda does not see; without it, every failure ends the run. */
  readonly failureLine?: FailureLine;
  /** The metrics of further log lines. */
  readonly counts?: readonly LogMetricName[];
  /** The minutes in which one error raises an alarm, for a function that is called seldom. */
  readonly alarmAfterMinutes?: number;
  /**
   * The permission to send to its own queue again and again, for a function that bounds that itself. Without it Lambda
   * gives up a message after some 16 rounds. Lambda does not see rounds by way of the outbox, as it does not follow the
   * table's stream.
   * @see https://docs.aws.amazon.com/lambda/latest/dg/invocation-recursion.html
   */
  readonly recursiveLoop?: lambda.RecursiveLoop;
  readonly timeout: Duration;
  readonly environment: Readonly<Record<string, string>>;
  readonly on: Holdings;
  readonly alarms: ITopic;
  readonly paramsAndSecrets?: lambda.ParamsAndSecretsLayerVersion;
};

const ALARM_MINUTES = 5;
/** The errors that raise an alarm: below them a single lost call would. */
const ALARM_ERRORS = 3;

/**
 * A Lambda function of the product: its own role with its rights and no more, its log, and an alarm that names its
 * failure.
 */
export class ProductFunction extends lambda.Function {
  /** The metric of failures that the function logs and Lambda does not count. */
  readonly metricReported: Metric | undefined;

  constructor(scope: Construct, id: string, props: ProductFunctionProps) {
    const { settings, entry, on, rights, alarms, errorImpact } = props;
    const name = `${prefixOf(settings)}-${entry.replace('/', '-')}`;
    const logGroup = new LogGroup(scope, `${id}Log`, {
      logGroupName: `/aws/lambda/${name}`,
      retention: settings.stage.retention.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(scope, `${id}Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `${Stack.of(scope).stackName}: ${entry}`,
    });
    super(scope, id, {
      functionName: name,
      description: errorImpact,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      code: settings.codeOf(entry),
      handler: 'handler.handler',
      role,
      logGroup,
      memorySize: props.memoryMegabytes,
      timeout: props.timeout,
      tracing: lambda.Tracing.ACTIVE,
      environment: { ...props.environment },
      ...(settings.stage.reservesConcurrency && {
        reservedConcurrentExecutions: concurrencyIn(settings.stage, entry) ?? props.concurrency,
      }),
      ...defined({ paramsAndSecrets: props.paramsAndSecrets, recursiveLoop: props.recursiveLoop }),
    });
    logGroup.grantWrite(role);
    grantRights(role, rights, on);
    this.acknowledgeFindings(role, props.failures);
    const counted = { settings, logGroup };
    const { failureLine: line, counts = [], alarmAfterMinutes } = props;
    this.metricReported = line && countFailures(this, counted, { entry, line });
    for (const pattern of counts) countLines(this, counted, pattern);
    new BreakageAlarm(this, 'Errors', {
      errorImpact,
      runbook: 'a-function-fails',
      alarms,
      metric: this.metricFailures(Duration.minutes(alarmAfterMinutes ?? ALARM_MINUTES)),
      threshold: alarmAfterMinutes === undefined ? ALARM_ERRORS : 1,
      evaluationPeriods: 1,
      silence: 'nothingWrong',
    });
  }

  /** Returns the metric of all failures: runs that ended with an error, and those that the log tells of. */
  private metricFailures(period: Duration): IMetric {
    const errors = this.metricErrors({ period });
    if (this.metricReported === undefined) return errors;
    return new MathExpression({
      expression: 'FILL(errors, 0) + FILL(reported, 0)',
      usingMetrics: { errors, reported: this.metricReported },
      period,
      label: 'failures',
    });
  }

  private acknowledgeFindings(role: Role, failures: string): void {
    acknowledge(this, { 'Serverless-LambdaDLQ': failures });
    acknowledge(role, {
      'AwsSolutions-IAM5[Resource::*]':
        'X-Ray takes segments of every function, and the list of streams is that of the account: neither knows resources (AWS service authorization reference).',
    });
  }
}
