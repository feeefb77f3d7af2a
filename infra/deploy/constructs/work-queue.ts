import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { BreakageAlarm } from './breakage-alarm.ts';
import { DeadLetters, SAFE_QUEUE } from './dead-letters.ts';

type Props = {
  /** The name: `livestock-production-mail`; the queue of its dead letters is `…-dlq`. */
  readonly name: string;
  readonly alarms: ITopic;
  /** The work that stops while messages wait or are given up, and the people whom that hits. */
  readonly errorImpact: string;
  /** The time that its worker may take over a batch. */
  readonly workerTime: Duration;
  /** The time after which a waiting message raises an alarm. */
  readonly lateAfter: Duration;
};

/** The receives before a message is given up, as in the local stack (`infra/local/services/start-fauxqs.ts`). */
const MAX_RECEIVES = 3;
/** The factor that AWS advises, so that a throttled batch is not received twice. */
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
