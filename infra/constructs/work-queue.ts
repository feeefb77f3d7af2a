import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { BreakageAlarm } from './breakage-alarm.ts';
import { DeadLetters, SAFE_QUEUE } from './dead-letters.ts';

type Props = {
  /** `livestock-production-mail`; its dead letters are `…-dlq`. */
  readonly name: string;
  readonly alarms: ITopic;
  /** The work that does not happen, and for whom, while messages wait or are given up. */
  readonly errorImpact: string;
  /** How long its worker may take over a batch. */
  readonly workerTime: Duration;
  /** A message that waits longer than this wakes somebody. */
  readonly lateAfter: Duration;
};

/** As the local stack has it (`infra/local/services/start-fauxqs.ts`). */
const MAX_RECEIVES = 3;
/** AWS advises this factor, so that a throttled batch is not received twice. */
const VISIBILITY_TIMES_WORKER = 6;
const LOOK = Duration.minutes(5);

/** A queue with dead letters, and alarms for messages that wait or are given up. */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    const { name, alarms, errorImpact, workerTime, lateAfter } = props;
    const letters = { name: `${name}-dlq`, errorImpact, alarms };
    this.deadLetters = new DeadLetters(this, 'DeadLetters', letters).queue;
    this.queue = new Queue(this, 'Queue', {
      ...SAFE_QUEUE,
      queueName: name,
      visibilityTimeout: Duration.seconds(workerTime.toSeconds() * VISIBILITY_TIMES_WORKER),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: MAX_RECEIVES },
    });
    new BreakageAlarm(this, 'Late', {
      errorImpact: `A message waits for more than ${lateAfter.toMinutes()} minutes. ${errorImpact}`,
      runbook: 'a-queue-is-late',
      alarms,
      metric: this.queue.metricApproximateAgeOfOldestMessage({
        period: LOOK,
        statistic: 'Maximum',
      }),
      threshold: lateAfter.toSeconds(),
      evaluationPeriods: 2,
      silence: 'nothingWrong',
    });
  }
}
