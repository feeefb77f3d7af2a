import { Duration } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  type AddBehaviorOptions,
  AllowedMethods,
  CachePolicy,
  Distribution,
  FunctionEventType,
  type IFunctionRef,
  type IOrigin,
  OriginRequestPolicy,
  PriceClass,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { Site } from '#infra/deploy/sites.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import { acknowledge } from './acknowledge.ts';

/** The common parts of the distributions of a stage. */
export type SiteParts = {
  readonly pages: IOrigin;
  readonly api: IOrigin;
  readonly pageFunction: IFunctionRef;
  readonly apiFunction: IFunctionRef;
  readonly apiCache: CachePolicy;
  readonly headers: ResponseHeadersPolicy;
  readonly firewallArn: string;
};

type Props = {
  readonly site: Site;
  readonly certificate: ICertificate;
  readonly parts: SiteParts;
  readonly originSecretRound: number;
};

/** A site's distribution: pages from the bucket, calls to the API, and the names that lead to it. */
export class SiteDistribution extends Construct {
  readonly distribution: Distribution;

  constructor(
    scope: Construct,
    id: string,
    { site, certificate, parts, originSecretRound }: Props,
  ) {
    super(scope, id);
    this.distribution = new Distribution(this, 'Distribution', {
      // CloudFormation looks into a secret again only where something else of the resource changes.
      comment: `${site.name}: ${site.domains[0]}, origin secret ${originSecretRound}`,
      domainNames: [...site.domains],
      certificate,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: parts.firewallArn,
      defaultRootObject: 'index.html',
      defaultBehavior: { origin: parts.pages, ...pageBehaviour(parts) },
      additionalBehaviors: {
        [`/api/${entityEndpoints.getPhoto.path.replace('{id}', '*')}`]: {
          origin: parts.api,
          ...photoBehaviour(parts),
        },
        '/api/*': { origin: parts.api, ...apiBehaviour(parts) },
      },
      // CloudFront keeps these for ten seconds whatever they say of themselves: who tries again would get the same one.
      errorResponses: FAILURES.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    });
    acknowledge(this.distribution, {
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'The root is led to the page by the function before it reaches the bucket, and names of files are public.',
      'AwsSolutions-CFR1': 'Offers are read from everywhere; countries are told apart by domain.',
      'AwsSolutions-CFR3':
        'A log of requests would keep addresses of people beside what they searched; metrics and the log of the API tell how it runs.',
    });
    this.addNames(site);
  }

  private addNames({ domains, dns }: Site): void {
    if (dns.kind === 'external') return;
    const { zoneId: hostedZoneId, zoneName } = dns;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName });
    const target = RecordTarget.fromAlias(new CloudFrontTarget(this.distribution));
    for (const domain of domains) {
      new ARecord(this, `A-${domain}`, { zone, target, recordName: `${domain}.` });
      new AaaaRecord(this, `AAAA-${domain}`, { zone, target, recordName: `${domain}.` });
    }
  }
}

/**
 * The answers of servers that fail for a moment. A 404 is not among them: CloudFront does not keep one that says
 * `no-store`, as each failure of the API does.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html
 */
const FAILURES = [500, 502, 503, 504];

const pageBehaviour = ({ headers, pageFunction }: SiteParts): AddBehaviorOptions => ({
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  compress: true,
  cachePolicy: CachePolicy.CACHING_OPTIMIZED,
  responseHeadersPolicy: headers,
  functionAssociations: [{ function: pageFunction, eventType: FunctionEventType.VIEWER_REQUEST }],
});

/** Returns the behaviour of public photos: kept as long as they say, and the same for everybody. */
const photoBehaviour = (parts: SiteParts): AddBehaviorOptions => ({
  ...apiBehaviour(parts),
  allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
  cachePolicy: CachePolicy.CACHING_OPTIMIZED,
});

const apiBehaviour = ({ headers, apiFunction, apiCache }: SiteParts): AddBehaviorOptions => ({
  // A redirected POST would lose its body, and its first try would have gone in clear text.
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  compress: true,
  cachePolicy: apiCache,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  responseHeadersPolicy: headers,
  functionAssociations: [{ function: apiFunction, eventType: FunctionEventType.VIEWER_REQUEST }],
});
