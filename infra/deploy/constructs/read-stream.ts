import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { BreakageAlarm } from './breakage-alarm.ts';
import type { DeadLetters } from './dead-letters.ts';
import type { ProductFunction } from './product-function.ts';

/** The actions of `grantStreamRead` of the CDK's tables. */
const READING = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'];
const BATCH = 100;
/** The tries of a batch, with growing pauses about half a day: longer than SQS or S3 were ever away. */
const RETRIES = 100;

/** The delay after which people wait for codes, and offers do not show their suppliers' changes. */
const LATE = Duration.minutes(5);
const LOOK = Duration.minutes(5);

type Source = {
  readonly streamArn: string;
  readonly failures: DeadLetters;
  /** The work that does not happen while the stream stands still. */
  readonly errorImpact: string;
  readonly alarms: ITopic;
};

/**
 * Hands the table's stream to a function; of a failed batch, the half at fault comes again. An alarm rings when that
 * holds up later records.
 */
export function readStream(worker: ProductFunction, source: Source): void {
  const { streamArn, failures, errorImpact, alarms } = source;
  const rights = { resources: [streamArn], actions: READING };
  const anyStream = { resources: ['*'], actions: ['dynamodb:ListStreams'] };
  for (const given of [rights, anyStream]) worker.addToRolePolicy(new PolicyStatement(given));
  worker.addEventSourceMapping('Stream', {
    eventSourceArn: streamArn,
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: BATCH,
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    retryAttempts: RETRIES,
    onFailure: new SqsDlq(failures.queue),
    filters: streamFilters(),
  });
  new BreakageAlarm(worker, 'Late', {
    errorImpact: `What was written ${LATE.toMinutes()} minutes ago was not looked at. ${errorImpact}`,
    runbook: 'the-stream-is-late',
    alarms,
    metric: worker.metric('IteratorAge', { period: LOOK, statistic: 'Maximum' }),
    threshold: LATE.toMilliseconds(),
    evaluationPeriods: 1,
    // A table without writes is silent too: the pulse of the outbox tells it from a stream that nobody reads.
    silence: 'nothingWrong',
  });
}

/**
 * Returns the filters of the table's stream for the worker: new messages of the outbox, deltas of search shards, and
 * wishes for their compaction (`functions/README.md`, "The table"). It would read all others, mostly revisions, in
 * vain.
 */
const streamFilters = (): Record<string, unknown>[] => [
  FilterCriteria.filter({
    eventName: FilterRule.isEqual('INSERT'),
    dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('O#') } } },
  }),
  FilterCriteria.filter({
    eventName: FilterRule.isEqual('INSERT'),
    dynamodb: {
      Keys: { pk: { S: FilterRule.beginsWith('S#') }, sk: { S: FilterRule.beginsWith('D#') } },
    },
  }),
  FilterCriteria.filter({
    eventName: FilterRule.or('INSERT', 'MODIFY'),
    dynamodb: {
      Keys: { pk: { S: FilterRule.beginsWith('S#') }, sk: { S: FilterRule.isEqual('W') } },
    },
  }),
];
