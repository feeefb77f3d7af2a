import type { S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '#functions/kernel/ports/clock.ts';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import { prefixOf, streamParameter } from '#infra/deploy/constructs/stage-settings.ts';
import type { AskAws } from '#infra/operate/doctor/ask-aws.ts';

/** The tools of a restore. */
export type Parts = {
  readonly deployment: Deployment;
  /** The number of the account, twelve digits: names of buckets hold it. */
  readonly account: string;
  readonly client: DynamoDBDocumentClient;
  readonly s3: S3Client;
  readonly askAws: AskAws;
  readonly clock: Clock;
  readonly pause: (ms: number) => Promise<void>;
  readonly say: (line: string) => void;
  /** Asks whether the operator wants the step; `name` must be typed before a step that cannot be taken back. */
  readonly agree: (question: string, name?: string) => Promise<boolean>;
  /** Keeps lines about entities that the restore loses; returns their place. */
  readonly keepLost: (lines: readonly string[]) => Promise<string>;
  /** Deploys the stack of jobs, which takes the stream that the parameter names. */
  readonly deployJobs: () => Promise<void>;
};

/** Returns the names of a stage's resources. */
export function resourceNames({ deployment, account }: Pick<Parts, 'deployment' | 'account'>) {
  const prefix = prefixOf(deployment);
  return {
    prefix,
    region: deployment.stage.region,
    table: prefix,
    copy: `${prefix}-restored`,
    files: `${prefix}-files-${account}`,
    derived: `${prefix}-derived-${account}`,
    maintenance: `/${prefix}/maintenance`,
    stream: streamParameter(prefix),
  };
}
