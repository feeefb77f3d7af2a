import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The one table of the product. */
export type Table = { readonly client: DynamoDBDocumentClient; readonly table: string };

/** An item as the table gives it, before it is parsed. */
export type Item = Readonly<Record<string, unknown>>;

/**
 * Steps of the SDK that take a twelfth of a call's time, for nobody. The logger copies every item that comes and goes, for
 * a log that nobody keeps. The user agent is a statistic of AWS.
 */
const UNREAD = ['loggerMiddleware', 'getUserAgentMiddleware'];

/**
 * Makes the client of the table. Region, endpoint and credentials come from the SDK's own environment variables
 * unless given.
 */
export function makeTableClient(config: DynamoDBClientConfig = {}): DynamoDBDocumentClient {
  const client = new DynamoDBClient(config);
  for (const name of UNREAD) client.middlewareStack.remove(name);
  return DynamoDBDocumentClient.from(client);
}

let shared: DynamoDBDocumentClient | undefined;

/** Returns the client that all parts of a process share: another one would open connections of its own. */
export function tableClient(): DynamoDBDocumentClient {
  shared ??= makeTableClient();
  return shared;
}
