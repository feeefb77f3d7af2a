import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { type IMetric, MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { concurrencyIn } from '#infra/configuration/stage-config.ts';
import type { FunctionNeeds } from '#infra/function-right.ts';
import type { FailureLine, LogMetricName } from '#infra/log-metrics.ts';
import { acknowledge } from './acknowledge.ts';
import { BreakageAlarm } from './breakage-alarm.ts';
import { countFailures, countLines } from './count-lines.ts';
import { grantRights, type Holdings } from './grant-rights.ts';
import { prefixOf, type StageSettings } from './stage-settings.ts';

export type ProductFunctionProps = FunctionNeeds & {
  readonly settings: StageSettings;
  /** Below `functions/`: `offers/worker`. */
  readonly entry: string;
  /** Why what it fails at is not lost without dead letters of its own. */
  readonly failures: string;
  /** How it tells of a failure that Lambda does not see; without it, everything that fails ends the run. */
  readonly failureLine?: FailureLine;
  /** Further lines of its log that are counted. */
  readonly counts?: readonly LogMetricName[];
  /** For what is called seldom: one error within this time wakes somebody. */
  readonly alarmAfterMinutes?: number;
  readonly timeout: Duration;
  readonly environment: Readonly<Record<string, string>>;
  readonly on: Holdings;
  readonly alarms: ITopic;
  readonly paramsAndSecrets?: lambda.ParamsAndSecretsLayerVersion;
};

const ALARM_MINUTES = 5;
/** Below it a single lost call would wake somebody. */
const ALARM_ERRORS = 3;

/** A Lambda function of the product: its own role with its rights and no more, its log, an alarm that says what breaks. */
export class ProductFunction extends lambda.Function {
  /** The failures that it tells of and Lambda does not count. */
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
      ...(props.paramsAndSecrets ? { paramsAndSecrets: props.paramsAndSecrets } : {}),
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

  /** Runs that ended with an error, and what was told of otherwise. */
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
