import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type LifecycleRule,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

type Props = Pick<BucketProps, 'cors' | 'versioned'> & {
  /** The account's number is added, since nobody else in the world may have the name. */
  readonly name: string;
  /** Stays with its files when its stack goes. */
  readonly isKept: boolean;
  readonly keeps: readonly FolderRule[];
  /** Why its reading is not logged by S3. */
  readonly unlogged: string;
};

/** How long files below a prefix stay. */
type FolderRule = {
  readonly prefix: string;
  /** Until a file is gone; without it, it stays. */
  readonly days?: number;
  /** Until an overwritten or removed file cannot be brought back any more, where versions are kept. */
  readonly versionDays?: number;
};

const UNFINISHED_UPLOAD_DAYS = 1;

/** A bucket that nobody reaches without a right or a signed link, encrypted, by TLS only. */
export class PrivateBucket extends Bucket {
  readonly plainName: string;

  constructor(scope: Construct, id: string, { name, isKept, keeps, unlogged, ...more }: Props) {
    super(scope, id, {
      ...more,
      bucketName: `${name}-${Aws.ACCOUNT_ID}`,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: isKept ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
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
  }

  /** The library leaves it undefined, which its own interfaces do not take. */
  override get isWebsite(): boolean {
    return false;
  }
}

function ruleFor({ prefix, days, versionDays }: FolderRule): LifecycleRule {
  return {
    id: prefix.replace('/', '') || 'everything',
    ...(prefix && { prefix }),
    ...(versionDays !== undefined && {
      noncurrentVersionExpiration: Duration.days(versionDays),
    }),
    ...(days !== undefined && { expiration: Duration.days(days) }),
  };
}
