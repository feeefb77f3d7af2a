import { Aws } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Right } from '#infra/function-needs.ts';
import { acknowledge } from './acknowledge.ts';
import type { PrivateBucket } from './private-bucket.ts';

/** What rights are given on. */
export type Holdings = { readonly table: Table; readonly files: PrivateBucket };

type Meaning = {
  readonly actions: readonly string[];
  /** Below it in the bucket; on the table when undefined. */
  readonly folder?: string;
};

/** The calls of the SDK that a right stands for; a transaction needs the right to each of its writes. */
export const MEANINGS: Readonly<Record<Right, Meaning>> = {
  readRows: { actions: ['dynamodb:GetItem', 'dynamodb:BatchGetItem'] },
  queryRows: { actions: ['dynamodb:Query'] },
  // Who finds a shard in many pieces puts down that it wants to be folded.
  search: { actions: ['dynamodb:Query', 'dynamodb:PutItem'] },
  // A save puts its revision, deltas and messages, and gives up the claims that it needs no more.
  saveRows: { actions: ['dynamodb:PutItem', 'dynamodb:DeleteItem'] },
  addToRows: { actions: ['dynamodb:UpdateItem'] },
  writeRowsInBatches: { actions: ['dynamodb:BatchWriteItem'] },
  readAttachments: { actions: ['s3:GetObject'], folder: 'attachments/' },
  writeAttachments: { actions: ['s3:PutObject'], folder: 'attachments/' },
  removeAttachments: { actions: ['s3:DeleteObject'], folder: 'attachments/' },
  // A file that was sent by form waits there, is checked and moved.
  takeIncoming: {
    actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
    folder: 'incoming/',
  },
  removeIncoming: { actions: ['s3:DeleteObject'], folder: 'incoming/' },
  readShards: { actions: ['s3:GetObject'], folder: 'shards/' },
  writeShards: {
    actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
    folder: 'shards/',
  },
  readPlaces: { actions: ['s3:GetObject'], folder: 'geo/' },
};

/** Gives a function's role exactly these rights. */
export function grantRights(role: IRole, rights: readonly Right[], on: Holdings): void {
  const meanings = rights.map((right) => MEANINGS[right]);
  const onTable = meanings.filter(({ folder }) => folder === undefined);
  give(
    role,
    onTable.flatMap(({ actions }) => actions),
    [on.table.tableArn],
  );
  for (const { actions, folder } of meanings) {
    if (folder !== undefined) giveFolder(role, actions, { name: on.files.plainName, folder });
  }
  // Without it S3 answers 403 instead of 404 for a file that is not there.
  if (onTable.length < meanings.length) give(role, ['s3:ListBucket'], [on.files.bucketArn]);
}

function giveFolder(
  role: IRole,
  actions: readonly string[],
  { name, folder }: { readonly name: string; readonly folder: string },
): void {
  // By name and not by reference, because cdk-nag calls a finding after it.
  const place = (partition: string, account: string) =>
    `arn:${partition}:s3:::${name}-${account}/${folder}*`;
  give(role, actions, [place(Aws.PARTITION, Aws.ACCOUNT_ID)]);
  acknowledge(role, {
    [`AwsSolutions-IAM5[Resource::${place('<AWS::Partition>', '<AWS::AccountId>')}]`]:
      'Names of files are made at run time; the folder is the bound.',
  });
}

function give(role: IRole, actions: readonly string[], resources: string[]): void {
  if (actions.length === 0) return;
  role.addToPrincipalPolicy(new PolicyStatement({ actions: [...new Set(actions)], resources }));
}
