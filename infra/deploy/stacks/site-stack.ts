import { CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import { ApiCache } from '#infra/deploy/constructs/api-cache.ts';
import { PageHeaders } from '#infra/deploy/constructs/page-headers.ts';
import { PrivateBucket } from '#infra/deploy/constructs/private-bucket.ts';
import { SiteDistribution, type SiteParts } from '#infra/deploy/constructs/site-distribution.ts';
import { prefixOf, type StageSettings } from '#infra/deploy/constructs/stage-settings.ts';
import { uploadPages } from '#infra/deploy/constructs/upload-pages.ts';
import { apiViewerCode, siteViewerCode } from '#infra/deploy/constructs/viewer-code.ts';
import {
  ORIGIN_SECRET_HEADER,
  VIEWER_ADDRESS_HEADER,
  VIEWER_HOST_HEADER,
} from '#infra/deploy/handler-environment.ts';
import { PORTAL, sitesOf } from '#infra/deploy/sites.ts';
import type { ApiStack } from './api-stack.ts';
import { type DataStack, ORIGIN_SECRET_FIELD } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import type { IdentityStack } from './identity-stack.ts';

type Props = StackProps & {
  readonly settings: StageSettings;
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly api: ApiStack;
  readonly edge: EdgeStack;
};

const OLD_VERSION_DAYS = 30;

/** The pages that people see: one build for all, and a distribution for each country. */
export class SiteStack extends Stack {
  readonly distributions: ReadonlyMap<string, cloudfront.Distribution>;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { settings, edge } = props;
    const bucket = this.addPages(settings);
    const parts = this.addParts(bucket, props);
    const portalParts = this.partsOfPortal(parts, props);
    this.distributions = new Map(
      sitesOf(settings).map((site) => {
        const certificate = edge.certificates.get(site.id);
        if (certificate === undefined) throw new Error(`There is no certificate for ${site.id}.`);
        const { distribution } = new SiteDistribution(this, site.id, {
          site,
          certificate,
          parts: site.id === PORTAL ? portalParts : parts,
          originSecretRound: settings.stage.originSecretRound,
        });
        const description = `${site.domains.join(', ')} lead there`;
        new CfnOutput(this, `Address${site.id}`, {
          value: distribution.distributionDomainName,
          description,
        });
        return [site.id, distribution] as const;
      }),
    );
  }

  private addPages(settings: StageSettings): PrivateBucket {
    const bucket = new PrivateBucket(this, 'Pages', {
      name: `${prefixOf(settings)}-pages`,
      isKept: false,
      versioned: true,
      keeps: [{ prefix: '', versionDays: OLD_VERSION_DAYS }],
      unlogged: 'Only the distributions read it; what they serve is public.',
    });
    uploadPages(this, { bucket, settings });
    return bucket;
  }

  /** Returns the parts for the portal, which often has the domain of the whole organisation. */
  private partsOfPortal(parts: SiteParts, props: Props): SiteParts {
    if (props.settings.stage.portal === undefined) return parts;
    const name = `${prefixOf(props.settings)}-portal`;
    const headers = this.addHeaders('PortalHeaders', props, { name, ownsSubdomains: false });
    return { ...parts, headers };
  }

  private addHeaders(
    id: string,
    { identity, data }: Props,
    more: { readonly name: string; readonly ownsSubdomains: boolean },
  ): PageHeaders {
    const files = `https://${data.files.bucketRegionalDomainName}`;
    return new PageHeaders(this, id, { ...more, files, signOn: identity.signOn.origins });
  }

  private addParts(bucket: PrivateBucket, props: Props): SiteParts {
    const { settings, data, api, edge } = props;
    const name = prefixOf(settings);
    const secret = data.originSecret.secretValueFromJson(ORIGIN_SECRET_FIELD);
    const viewer = (id: string, code: string) =>
      new cloudfront.Function(this, id, {
        code: cloudfront.FunctionCode.fromInline(code),
        runtime: cloudfront.FunctionRuntime.JS_2_0,
      });
    return {
      pages: S3BucketOrigin.withOriginAccessControl(bucket, {
        // Without an access control here the CDK makes it a part of the first site, which may go.
        originAccessControl: new cloudfront.S3OriginAccessControl(this, 'PagesAccess'),
        // With LIST a missing file is answered with 404, as on a laptop, and not with 403.
        originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
      }),
      api: new HttpOrigin(Fn.select(2, Fn.split('/', api.api.apiEndpoint)), {
        protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
        customHeaders: { [ORIGIN_SECRET_HEADER]: secret.unsafeUnwrap() },
      }),
      pageFunction: viewer('PageViewer', siteViewerCode),
      apiFunction: viewer(
        'ApiViewer',
        apiViewerCode({ hostHeader: VIEWER_HOST_HEADER, addressHeader: VIEWER_ADDRESS_HEADER }),
      ),
      apiCache: new ApiCache(this, 'ApiCache', { name }),
      headers: this.addHeaders('Headers', props, { name, ownsSubdomains: true }),
      firewallArn: edge.firewall.attrArn,
    };
  }
}
