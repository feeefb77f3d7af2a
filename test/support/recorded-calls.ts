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

/** Entry point → what AWS would have asked its role for: `dynamodb:GetItem`, `s3:GetObject shards/`. */
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
  PutCommand: 'dynamodb:PutItem',
  UpdateCommand: 'dynamodb:UpdateItem',
  DeleteCommand: 'dynamodb:DeleteItem',
  BatchWriteCommand: 'dynamodb:BatchWriteItem',
  GetObjectCommand: 's3:GetObject',
  HeadObjectCommand: 's3:GetObject',
  PutObjectCommand: 's3:PutObject',
  DeleteObjectCommand: 's3:DeleteObject',
  SendMessageBatchCommand: 'sqs:SendMessage',
  SendEmailCommand: 'ses:SendEmail',
};
const IN_TRANSACTION: Readonly<Record<string, string>> = {
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  ConditionCheck: 'dynamodb:ConditionCheckItem',
};

function actionsOf(command: Command): string[] {
  const { name } = command.constructor;
  const input = command.input as { TransactItems?: object[]; Key?: unknown };
  if (name === 'TransactWriteCommand') {
    const kinds = (input.TransactItems ?? []).flatMap((item) => Object.keys(item));
    return kinds.map((kind) => IN_TRANSACTION[kind] ?? `unknown ${kind}`);
  }
  const action = ACTIONS[name] ?? `unknown ${name}`;
  return [action.startsWith('s3:') ? `${action} ${String(input.Key).split('/')[0]}/` : action];
}
