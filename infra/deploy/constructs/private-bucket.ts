import { Aws, CfnElement, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type LifecycleRule,
  ObjectOwnership,
  type ReplicationRule,
  ReplicationTimeValue,
  StorageClass,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

type Props = Pick<BucketProps, 'cors' | 'versioned'> & {
  /** The name of the bucket; the account's number follows it, because names are unique in the world. */
  readonly name: string;
  /** True keeps the bucket with its files when its stack goes. */
  readonly isKept: boolean;
  readonly keeps: readonly FolderRule[];
  /** The reason why S3 does not log reads of the bucket. */
  readonly unlogged: string;
  /** The bucket of another account that gets copies of new files below a prefix; removals here are marked there. */
  readonly copiedTo?: CopyRule | undefined;
};

type CopyRule = { readonly prefix: string; readonly bucketName: string; readonly account: string };

/** The rule for how long files below a prefix stay. */
type FolderRule = {
  readonly prefix: string;
  /** The days until a file is removed; without them it stays. */
  readonly days?: number;
  /** The days in which an overwritten or removed file can be brought back, where versions are kept. */
  readonly versionDays?: number;
};

const UNFINISHED_UPLOAD_DAYS = 1;
/** The name of the rule that copies files, by which S3 counts copies that fail. */
export const COPY_RULE = 'copies';

/** A bucket that nobody reaches without a right or a signed link, encrypted, by TLS only. */
export class PrivateBucket extends Bucket {
  readonly plainName: string;

  constructor(
    scope: Construct,
    id: string,
    { name, isKept, keeps, unlogged, copiedTo, ...more }: Props,
  ) {
    const rules = copiedTo && { replicationRules: [copyRule(scope, id, copiedTo)] };
    super(scope, id, {
      ...more,
      ...rules,
      bucketName: `${name}-${Aws.ACCOUNT_ID}`,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: isKept ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
      lifecycleRules: [
        {
          id: 'unfinished-uploads',
          abortIncompleteMultipartUploadAfter: Duration.days(UNFINISHED_UPLOAD_DAYS),
        },
        ...keeps.map(ruleFor),
      ],
    });
    this.plainName = name;
    acknowledge(this, { 'AwsSolutions-S1': unlogged });
    if (copiedTo) acknowledgeCopying(this, copiedTo);
  }

  /** False in place of the library's undefined, which its own interfaces do not take. */
  override get isWebsite(): boolean {
    return false;
  }
}

function copyRule(scope: Construct, id: string, copy: CopyRule): ReplicationRule {
  const { prefix, bucketName, account } = copy;
  return {
    id: COPY_RULE,
    destination: Bucket.fromBucketAttributes(scope, `${id}Copy`, { bucketName, account }),
    // The other account owns its copies, so that nobody here can take them away for good.
    accessControlTransition: true,
    storageClass: StorageClass.INFREQUENT_ACCESS,
    deleteMarkerReplication: true,
    // Counts alone: CDK leaves the minutes out, because the rule has no Replication Time Control.
    metrics: ReplicationTimeValue.FIFTEEN_MINUTES,
    filter: { prefix },
    priority: 1,
  };
}

function acknowledgeCopying(bucket: Bucket, { bucketName }: CopyRule): void {
  const { defaultChild } = bucket.node;
  const logicalId = CfnElement.isCfnElement(defaultChild)
    ? Stack.of(bucket).getLogicalId(defaultChild)
    : '';
  const places = [`<${logicalId}.Arn>/*`, `arn:aws:s3:::${bucketName}/*`];
  const reason =
    'S3 copies every file of the bucket that has the prefix; only S3 can take the role.';
  acknowledge(
    bucket,
    Object.fromEntries(places.map((place) => [`AwsSolutions-IAM5[Resource::${place}]`, reason])),
  );
}

function ruleFor({ prefix, days, versionDays }: FolderRule): LifecycleRule {
  return {
    id: prefix.replace('/', '') || 'everything',
    ...(prefix && { prefix }),
    ...(versionDays !== undefined && {
      noncurrentVersionExpiration: Duration.days(versionDays),
      // S3 removes a mark of removal whose versions are gone; beside `days` it does so anyway.
      ...(days === undefined && { expiredObjectDeleteMarker: true }),
    }),
    ...(days !== undefined && { expiration: Duration.days(days) }),
  };
}
