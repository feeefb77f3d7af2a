import { AsyncLocalStorage } from 'node:async_hooks';
import { S3Client } from '@aws-sdk/client-s3';
import { SESClient } from '@aws-sdk/client-ses';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

const entries = new AsyncLocalStorage<string>();
const recorded = new Map<string, Set<string>>();

/** Runs something in the name of an entry point (`offers/handler`): the calls to AWS that it makes are noted as its. */
export const runAs = <T>(entry: string, run: () => Promise<T>): Promise<T> =>
  entries.run(entry, run);

/** Entry point → what AWS would have asked its role for: `dynamodb:GetItem E#`, `s3:GetObject shards/`. */
export const recordedCalls = (): ReadonlyMap<string, ReadonlySet<string>> => recorded;

type Sending = { send: (this: unknown, command: Command, ...more: unknown[]) => unknown };
type Command = { readonly input: object };

/** Notes from now on every command of the SDK that is sent within `runAs`. */
export function recordCalls(): void {
  for (const client of [DynamoDBDocumentClient, S3Client, SQSClient, SESClient]) {
    const prototype = client.prototype as unknown as Sending;
    const { send } = prototype;
    prototype.send = function noted(command, ...more) {
      const entry = entries.getStore();
      if (entry !== undefined) {
        const calls = recorded.get(entry) ?? new Set<string>();
        recorded.set(entry, calls);
        for (const action of actionsOf(command)) calls.add(action);
      }
      return send.call(this, command, ...more);
    };
  }
}

/** The rights that the commands of the kernel ask for (AWS service authorization reference). */
const ACTIONS: Readonly<Record<string, string>> = {
  GetCommand: 'dynamodb:GetItem',
  BatchGetCommand: 'dynamodb:BatchGetItem',
  QueryCommand: 'dynamodb:Query',
  ScanCommand: 'dynamodb:Scan',
  PutCommand: 'dynamodb:PutItem',
  UpdateCommand: 'dynamodb:UpdateItem',
  DeleteCommand: 'dynamodb:DeleteItem',
  BatchWriteCommand: 'dynamodb:BatchWriteItem',
  GetObjectCommand: 's3:GetObject',
  HeadObjectCommand: 's3:GetObject',
  PutObjectCommand: 's3:PutObject',
  CreateMultipartUploadCommand: 's3:PutObject',
  UploadPartCommand: 's3:PutObject',
  CompleteMultipartUploadCommand: 's3:PutObject',
  DeleteObjectCommand: 's3:DeleteObject',
  ListObjectVersionsCommand: 's3:ListBucketVersions',
  SendMessageBatchCommand: 'sqs:SendMessage',
  ChangeMessageVisibilityCommand: 'sqs:ChangeMessageVisibility',
  SendRawEmailCommand: 'ses:SendRawEmail',
};
const IN_TRANSACTION: Readonly<Record<string, string>> = {
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  ConditionCheck: 'dynamodb:ConditionCheckItem',
};

type Row = { readonly pk: string };
type Input = {
  readonly Key?: Row | string;
  readonly Prefix?: string;
  readonly Item?: Row;
  readonly TransactItems?: Readonly<Record<string, Input>>[];
  /** By table. */
  readonly RequestItems?: Readonly<Record<string, { Keys: Row[] } | Written[]>>;
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>>;
};
type Written = { readonly PutRequest?: Input; readonly DeleteRequest?: Input };

function actionsOf(command: Command): string[] {
  const { name } = command.constructor;
  const input = command.input as Input;
  if (name === 'TransactWriteCommand') {
    return (input.TransactItems ?? [])
      .flatMap((item) => Object.entries(item))
      .flatMap(([kind, write]) => placed(IN_TRANSACTION[kind] ?? `unknown ${kind}`, write));
  }
  return placed(ACTIONS[name] ?? `unknown ${name}`, input);
}

/** A call with the beginning of each key that it is about. */
function placed(action: string, input: Input): string[] {
  const [service] = action.split(':');
  if (service === 's3') return [`${action} ${String(input.Key ?? input.Prefix).split('/')[0]}/`];
  if (service !== 'dynamodb') return [action];
  return rowsOf(input).map((pk) => `${action} ${pk.split('#')[0]}#`);
}

function rowsOf({ Key, Item, RequestItems = {}, ExpressionAttributeValues = {} }: Input): string[] {
  const batches = Object.values(RequestItems).flatMap((batch) =>
    Array.isArray(batch)
      ? batch.flatMap(({ PutRequest, DeleteRequest }) => rowsOf(PutRequest ?? DeleteRequest ?? {}))
      : batch.Keys.map(({ pk }) => pk),
  );
  if (batches.length > 0) return batches;
  const pk = typeof Key === 'object' ? Key.pk : Item?.pk;
  // A query names its partition among the values of its condition.
  return [pk ?? String(ExpressionAttributeValues[':pk'])];
}
