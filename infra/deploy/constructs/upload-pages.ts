import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { acknowledgeUploader } from './acknowledge-uploader.ts';
import type { PrivateBucket } from './private-bucket.ts';
import type { StageSettings } from './stage-settings.ts';

type Pages = { readonly bucket: PrivateBucket; readonly settings: StageSettings };

/** Uploads the built pages with each deployment: assets to be kept for ever, the page to be asked for each time. */
export function uploadPages(stack: Stack, { bucket, settings }: Pages): void {
  const source = Source.asset(settings.siteDirectory);
  const log = new LogGroup(stack, 'UploadLog', {
    retention: settings.stage.retention.logDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const upload = (
    id: string,
    files: { exclude: string[]; include?: string[] },
    ...cache: CacheControl[]
  ) =>
    new BucketDeployment(stack, id, {
      sources: [source],
      destinationBucket: bucket,
      cacheControl: cache,
      // Open pages ask for the files of their own build.
      prune: false,
      logGroup: log,
      ...files,
    });
  const assets = upload(
    'Assets',
    { exclude: ['*'], include: ['assets/*'] },
    CacheControl.setPublic(),
    CacheControl.maxAge(Duration.days(365)),
    CacheControl.immutable(),
  );
  const page = upload(
    'Page',
    { exclude: ['assets/*'] },
    CacheControl.setPublic(),
    CacheControl.maxAge(Duration.seconds(0)),
    CacheControl.mustRevalidate(),
  );
  // The page names the assets, so they must be there first.
  page.node.addDependency(assets);
  acknowledgeUploader(stack, bucket);
}
