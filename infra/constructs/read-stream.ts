import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { DeadLetters } from './dead-letters.ts';
import type { ProductFunction } from './product-function.ts';
import { streamFilters } from './stream-filters.ts';

const BATCH = 100;
/** With the growing pauses between them about half a day: longer than SQS or S3 were ever away. */
const RETRIES = 100;

type Source = { readonly table: Table; readonly failures: DeadLetters };

/** Hands the table's stream to a function; of a batch that fails, the half that is at fault comes again. */
export function readStream(worker: ProductFunction, { table, failures }: Source): void {
  table.grantStreamRead(worker);
  worker.addEventSourceMapping('Stream', {
    eventSourceArn: table.tableStreamArn ?? '',
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: BATCH,
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    retryAttempts: RETRIES,
    onFailure: new SqsDlq(failures.queue),
    filters: streamFilters(),
  });
}
