import { RemovalPolicy, type Stack } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { placeFile } from '#shared/geocoding/place-table.ts';
import { acknowledgeUploader } from './acknowledge-uploader.ts';
import type { PrivateBucket } from './private-bucket.ts';
import type { StageSettings } from './stage-settings.ts';

const PLACES = placeFile('*');

type Places = { readonly bucket: PrivateBucket; readonly settings: StageSettings };

/**
 * Uploads the place tables that come with the product, so that location searches find places from the first deployment
 * on. CloudFormation does it again only when the tables are others: what an operator loads (`npm run geo:load`) stays
 * until then.
 */
export function uploadPlaces(stack: Stack, { bucket, settings }: Places): void {
  new BucketDeployment(stack, 'Places', {
    sources: [Source.asset(settings.placesDirectory)],
    destinationBucket: onlyPlacesOf(bucket),
    // `infra/local/geo/load-geo-data.ts` writes the same. The handlers unpack the files: no content encoding.
    contentType: 'application/gzip',
    // Shards, exports and places of further countries lie in the same bucket.
    prune: false,
    logGroup: new LogGroup(stack, 'UploadLog', {
      retention: settings.stage.retention.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  });
  acknowledgeUploader(stack, bucket, PLACES);
}

/** Returns the bucket with only the objects below `geo/`, because its shards hold rows of the table. */
const onlyPlacesOf = (bucket: PrivateBucket): IBucket =>
  Object.create(bucket, {
    grantReadWrite: { value: (who: IGrantable) => bucket.grantReadWrite(who, PLACES) },
  });
