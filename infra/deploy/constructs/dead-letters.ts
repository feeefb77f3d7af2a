import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { BreakageAlarm } from './breakage-alarm.ts';

type Props = { readonly name: string; readonly errorImpact: string; readonly alarms: ITopic };

/** The settings of every queue, dead letters too: no message is lost within the time that SQS can keep. */
export const SAFE_QUEUE = {
  encryption: QueueEncryption.SQS_MANAGED,
  enforceSSL: true,
  retentionPeriod: Duration.days(14),
  // Messages come from the table and can be made again from it.
  removalPolicy: RemovalPolicy.DESTROY,
} as const;

const LOOK = Duration.minutes(5);

/** The queue of messages that were given up; the first of them raises an alarm. */
export class DeadLetters extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { name, errorImpact, alarms }: Props) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', { ...SAFE_QUEUE, queueName: name });
    acknowledge(this.queue, {
      'AwsSolutions-SQS3': 'It holds dead letters itself.',
      'Serverless-SQSRedrivePolicy': 'It holds dead letters itself.',
    });
    new BreakageAlarm(this, 'GivenUp', {
      errorImpact: `A message was given up. ${errorImpact}`,
      runbook: 'bring-back-dead-letters',
      alarms,
      metric: this.queue.metricApproximateNumberOfMessagesVisible({
        period: LOOK,
        statistic: 'Maximum',
      }),
      threshold: 1,
      evaluationPeriods: 1,
      silence: 'nothingWrong',
    });
  }
}
