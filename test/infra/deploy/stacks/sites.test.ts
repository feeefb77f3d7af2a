import { Capture, Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import {
  certificateArn,
  resourcesIn,
  templatesOfOtherStage,
  threeCountries,
} from '#test/support/three-countries.ts';

const { templateNamed, resourcesOf } = threeCountries();

describe('sites', () => {
  test('each country and the portal has a distribution on its own names, with TLS 1.2 and the firewall', () => {
    const distributions = resourcesOf('site', 'AWS::CloudFront::Distribution').map(
      ({ Properties }) => Properties.DistributionConfig as Record<string, unknown>,
    );
    expect(distributions.map(({ Aliases }) => Aliases)).toEqual([
      ['de.livestock.example'],
      ['at.livestock.example'],
      ['lu.elsewhere.example'],
      ['livestock.example'],
    ]);
    for (const distribution of distributions) {
      expect(distribution).toMatchObject({
        WebACLId: expect.anything(),
        ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
        // A failure is asked for again each time.
        CustomErrorResponses: [500, 502, 503, 504].map((ErrorCode) => ({
          ErrorCode,
          ErrorCachingMinTTL: 0,
        })),
        DefaultCacheBehavior: {
          Compress: true,
          ViewerProtocolPolicy: 'redirect-to-https',
          FunctionAssociations: [{ EventType: 'viewer-request' }],
        },
        CacheBehaviors: [
          // Photos are kept, and nothing of the caller decides about them.
          {
            PathPattern: '/api/eav/entity/photo/*',
            AllowedMethods: ['GET', 'HEAD'],
            CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
          },
          {
            PathPattern: '/api/*',
            Compress: true,
            ViewerProtocolPolicy: 'https-only',
            FunctionAssociations: [{ EventType: 'viewer-request' }],
          },
        ],
      });
    }
  });

  test('the API learns the distribution’s secret, which stands in the template by name only', () => {
    templateNamed('site').allResourcesProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Origins: Match.arrayWith([
          Match.objectLike({
            OriginCustomHeaders: [
              {
                HeaderName: 'x-origin-secret',
                HeaderValue: Match.objectLike({
                  'Fn::Join': ['', Match.arrayWith(['{{resolve:secretsmanager:'])],
                }),
              },
            ],
          }),
        ]),
      },
    });
  });

  test('raising the round of the origin secret changes each distribution, so that its new value is read', () => {
    const sites = resourcesIn(templatesOfOtherStage().site, 'AWS::CloudFront::Distribution');
    const comments = sites.map(
      ({ Properties }) => (Properties.DistributionConfig as { Comment: string }).Comment,
    );
    expect(comments).toEqual([
      'Country DE: de.livestock.example, origin secret 2',
      'choice of the country: livestock.example, origin secret 2',
    ]);
  });

  test('pages carry the security headers; sign-in and files are the only foreign places', () => {
    const policy = new Capture();
    templateNamed('site').hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
          StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
          ContentTypeOptions: { Override: true },
          ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
        },
      },
    });
    const text = JSON.stringify(policy.asObject());
    expect(text).toContain(
      "default-src 'self'; connect-src 'self' https://cognito-idp.eu-central-1",
    );
    expect(text).toContain("frame-ancestors 'none'");
  });

  test('the portal asks for TLS on its own name only: others below it belong to somebody else', () => {
    const policies = resourcesOf('site', 'AWS::CloudFront::ResponseHeadersPolicy').map(
      ({ Properties }) => Properties.ResponseHeadersPolicyConfig,
    );
    expect(policies).toMatchObject([
      {
        Name: 'livestock-production',
        SecurityHeadersConfig: { StrictTransportSecurity: { IncludeSubdomains: true } },
      },
      {
        Name: 'livestock-production-portal',
        SecurityHeadersConfig: { StrictTransportSecurity: { IncludeSubdomains: false } },
      },
    ]);
    const used = resourcesOf('site', 'AWS::CloudFront::Distribution').map(({ Properties }) =>
      JSON.stringify(Properties.DistributionConfig).includes('{"Ref":"PortalHeaders'),
    );
    expect(used).toEqual([false, false, false, true]);
  });

  test('assets are kept for ever, the page is asked for each time, and no old asset is taken away', () => {
    const uploads = resourcesOf('site', 'Custom::CDKBucketDeployment').map(
      ({ Properties }) => Properties,
    );
    expect(uploads).toMatchObject([
      {
        Include: ['assets/*'],
        Prune: false,
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      },
      {
        Exclude: ['assets/*'],
        Prune: false,
        SystemMetadata: { 'cache-control': 'public, max-age=0, must-revalidate' },
      },
    ]);
  });

  test('names of our zones lead to the distributions; certificates of others are taken as they are', () => {
    templateNamed('site').resourceCountIs('AWS::Route53::RecordSet', 6);
    templateNamed('edge').resourceCountIs('AWS::CertificateManager::Certificate', 3);
    templateNamed('site').hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['lu.elsewhere.example'],
        ViewerCertificate: { AcmCertificateArn: certificateArn },
      },
    });
  });

  test('one address cannot ask without end, least of all what is limited', () => {
    const rules = new Capture();
    templateNamed('edge').hasResourceProperties('AWS::WAFv2::WebACL', {
      Scope: 'CLOUDFRONT',
      Rules: rules,
    });
    const limits = rules
      .asArray()
      .flatMap(({ Name, Statement }) =>
        Statement.RateBasedStatement === undefined
          ? []
          : [[Name, Statement.RateBasedStatement.Limit]],
      );
    expect(limits.map(([name]) => name)).toEqual(['guesses', 'frequent', 'accounts', 'everything']);
    const [everything = 0, ...groups] = limits.map(([, limit]) => Number(limit)).toReversed();
    expect(groups.every((limit) => limit < everything / 2)).toBe(true);
  });
});
