import { Aws } from 'aws-cdk-lib';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Right } from '#infra/deploy/function-right.ts';
import { defined } from '#shared/kernel/defined.ts';
import { acknowledge } from './acknowledge.ts';
import type { PrivateBucket } from './private-bucket.ts';

/** The resources that rights are given on. */
export type Holdings = {
  readonly table: Table;
  /** The bucket of files from people. */
  readonly files: PrivateBucket;
  /** The bucket of files made from the table or from public data. */
  readonly derived: PrivateBucket;
  /** The user pool of the single sign-on, where a function asks for people. */
  readonly logins?: IUserPool;
  /** The beginning of the aliases of the keys that sign proofs. */
  readonly proofKeyAlias: string;
};

type Meaning = {
  readonly actions: readonly string[];
  /** The bucket of the right's files. */
  readonly bucket?: 'files' | 'derived';
  readonly folder?: string;
  /** True lists versions below the folder, because a version is removed by its id. */
  readonly listsVersions?: boolean;
  /** The beginning of the partition keys of the right's rows. */
  readonly keys?: string;
  /** The resource where it is not the table: the user pool, or the keys of proofs. */
  readonly other?: 'logins' | 'proofKeys';
};

/** The SDK calls of each right; a transaction needs the right to each of its writes. */
export const MEANINGS: Readonly<Record<Right, Meaning>> = {
  readRows: { actions: ['dynamodb:GetItem', 'dynamodb:BatchGetItem'] },
  queryRows: { actions: ['dynamodb:Query'] },
  // A search that finds a shard in many pieces only writes a wish to fold it: guests search.
  search: { actions: ['dynamodb:Query', 'dynamodb:PutItem'], keys: 'S#' },
  // A save writes revision, deltas and messages, removes claims that it needs no more, and asks whether its
  // references are being deleted.
  saveRows: {
    actions: ['dynamodb:PutItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
  },
  // The shard of a lost file is rebuilt from the newest revisions, which no index lists.
  scanRows: { actions: ['dynamodb:Scan'] },
  addToRows: { actions: ['dynamodb:UpdateItem'] },
  countUses: { actions: ['dynamodb:UpdateItem'], keys: 'L#' },
  keepValues: { actions: ['dynamodb:PutItem', 'dynamodb:DeleteItem'], keys: 'K#' },
  writeRowsInBatches: { actions: ['dynamodb:BatchWriteItem'] },
  // A folded delta is only marked: a whole write would undo what a redaction has erased since.
  expireDeltas: { actions: ['dynamodb:UpdateItem'], keys: 'S#' },
  readAttachments: { actions: ['s3:GetObject'], bucket: 'files', folder: 'attachments/' },
  writeAttachments: { actions: ['s3:PutObject'], bucket: 'files', folder: 'attachments/' },
  // The right covers every version, so that redacted files are gone at once.
  removeAttachments: {
    actions: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
    bucket: 'files',
    folder: 'attachments/',
    listsVersions: true,
  },
  // A file sent by form waits there until it is checked and moved.
  takeIncoming: {
    actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
    bucket: 'files',
    folder: 'incoming/',
  },
  removeIncoming: {
    actions: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
    bucket: 'files',
    folder: 'incoming/',
    listsVersions: true,
  },
  readShards: { actions: ['s3:GetObject'], bucket: 'derived', folder: 'shards/' },
  writeShards: {
    actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
    bucket: 'derived',
    folder: 'shards/',
  },
  readPlaces: { actions: ['s3:GetObject'], bucket: 'derived', folder: 'geo/' },
  readExports: { actions: ['s3:GetObject'], bucket: 'derived', folder: 'exports/' },
  writeExports: {
    actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
    bucket: 'derived',
    folder: 'exports/',
  },
  writeImports: {
    actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
    bucket: 'derived',
    folder: 'imports/',
  },
  readLogins: { actions: ['cognito-idp:AdminGetUser'], other: 'logins' },
  endSessions: { actions: ['cognito-idp:AdminUserGlobalSignOut'], other: 'logins' },
  signProofs: { actions: ['kms:GetPublicKey', 'kms:Sign'], other: 'proofKeys' },
};

/** Gives a function's role exactly these rights. */
export function grantRights(role: IRole, rights: readonly Right[], on: Holdings): void {
  const meanings = rights.map((right) => MEANINGS[right]);
  const onLogins = meanings.filter(({ other }) => other === 'logins');
  if (on.logins && onLogins.length > 0) {
    const actions = onLogins.flatMap((meaning) => meaning.actions);
    give(role, actions, [on.logins.userPoolArn]);
  }
  for (const { actions, other } of meanings) {
    if (other === 'proofKeys') giveProofKeys(role, actions, on.proofKeyAlias);
  }
  const onTable = meanings.filter(({ folder, other }) => folder === undefined && !other);
  for (const keys of new Set(onTable.map((meaning) => meaning.keys))) {
    const actions = onTable
      .filter((meaning) => meaning.keys === keys)
      .flatMap((meaning) => meaning.actions);
    give(role, actions, [on.table.tableArn], keys);
  }
  const used = new Set<PrivateBucket>();
  for (const { actions, bucket, folder, listsVersions } of meanings) {
    if (bucket === undefined || folder === undefined) continue;
    giveFolder(role, actions, { name: on[bucket].plainName, folder });
    if (listsVersions) giveVersions(role, on[bucket], folder);
    used.add(on[bucket]);
  }
  // Without this right S3 answers 403 instead of 404 for a missing file.
  for (const { bucketArn } of used) give(role, ['s3:ListBucket'], [bucketArn]);
}

function giveFolder(
  role: IRole,
  actions: readonly string[],
  { name, folder }: { readonly name: string; readonly folder: string },
): void {
  // The statement names the bucket and does not refer to it, because cdk-nag names a finding after it.
  const place = (partition: string, account: string) =>
    `arn:${partition}:s3:::${name}-${account}/${folder}*`;
  give(role, actions, [place(Aws.PARTITION, Aws.ACCOUNT_ID)]);
  acknowledge(role, {
    [`AwsSolutions-IAM5[Resource::${place('<AWS::Partition>', '<AWS::AccountId>')}]`]:
      'Names of files are made at run time; the folder is the bound.',
  });
}

/** Gives the keys of proofs by alias: the key behind an alias changes, and a stack cannot follow keys of another. */
function giveProofKeys(role: IRole, actions: readonly string[], aliases: string): void {
  const keys = (partition: string, region: string, account: string) =>
    `arn:${partition}:kms:${region}:${account}:key/*`;
  role.addToPrincipalPolicy(
    new PolicyStatement({
      actions: [...actions],
      resources: [keys(Aws.PARTITION, Aws.REGION, Aws.ACCOUNT_ID)],
      conditions: { 'ForAnyValue:StringLike': { 'kms:ResourceAliases': [`${aliases}*`] } },
    }),
  );
  acknowledge(role, {
    [`AwsSolutions-IAM5[Resource::${keys('<AWS::Partition>', '<AWS::Region>', '<AWS::AccountId>')}]`]:
      'Keys have no names; the alias is the bound.',
  });
}

function giveVersions(role: IRole, { bucketArn }: PrivateBucket, folder: string): void {
  role.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['s3:ListBucketVersions'],
      resources: [bucketArn],
      conditions: { StringLike: { 's3:prefix': [`${folder}*`] } },
    }),
  );
}

function give(role: IRole, actions: readonly string[], resources: string[], keys?: string): void {
  const conditions =
    keys === undefined
      ? undefined
      : { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${keys}*`] } };
  role.addToPrincipalPolicy(
    new PolicyStatement({
      actions: [...new Set(actions)],
      resources,
      ...defined({ conditions }),
    }),
  );
}
