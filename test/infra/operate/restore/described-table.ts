import { ResourceNotFoundException } from '@aws-sdk/client-dynamodb';

/** The answer of AWS about a table: it stands with this stream, or is not found. */
export function describedTable(
  standing: ReadonlySet<string>,
  { TableName }: { readonly TableName: string },
  stream: string,
): object {
  if (!standing.has(TableName)) {
    throw new ResourceNotFoundException({ message: TableName, $metadata: {} });
  }
  const StreamSpecification = { StreamEnabled: true };
  return { Table: { TableStatus: 'ACTIVE', StreamSpecification, LatestStreamArn: stream } };
}
