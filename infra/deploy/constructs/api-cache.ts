import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { VIEWER_HOST_HEADER } from '#infra/deploy/handler-environment.ts';

/**
 * The cache of API answers, which keeps nothing, because they say `no-store` (failures by `SiteDistribution`):
 * CloudFront compresses only with a cache.
 */
export class ApiCache extends CachePolicy {
  constructor(scope: Construct, id: string, { name }: { readonly name: string }) {
    super(scope, id, {
      cachePolicyName: `${name}-api`,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      headerBehavior: CacheHeaderBehavior.allowList('authorization', VIEWER_HOST_HEADER),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }
}
