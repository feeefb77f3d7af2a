import { FilterCriteria, FilterRule } from 'aws-cdk-lib/aws-lambda';

/**
 * Returns the filters of the table's stream for the worker: new messages of the outbox, deltas of search shards, and
 * wishes for their compaction (`functions/README.md`, "The table"). It would read all others, mostly revisions, in
 * vain.
 */
export const streamFilters = (): Record<string, unknown>[] => [
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
