import { readFileSync } from 'node:fs';
import { Capture, Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { endpointsByDomain } from '#shared/endpoints.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import {
  countryRow,
  deploymentOf,
  stacksOf,
  stageRow,
  templateOf,
} from '#test/support/stage-templates.ts';
import {
  certificateArn,
  resourcesIn,
  type StackName,
  threeCountries,
} from '#test/support/three-countries.ts';

const { templateNamed, resourcesOf, everyResource } = threeCountries();
const addressesOf = (name: StackName) =>
  resourcesOf(name, 'AWS::SNS::Subscription').map(({ Properties }) => Properties.Endpoint);

describe('sign-on', () => {
  test('each country has a client for its own addresses, with PKCE and without a secret', () => {
    const clients = resourcesOf('identity', 'AWS::Cognito::UserPoolClient').map(
      ({ Properties }) => Properties,
    );
    expect(clients).toMatchObject([
      {
        ClientName: 'DE',
        GenerateSecret: false,
        AllowedOAuthFlows: ['code'],
        CallbackURLs: ['https://de.livestock.example/', 'https://livestock.example/'],
        SupportedIdentityProviders: ['COGNITO'],
      },
      {
        ClientName: 'AT',
        SupportedIdentityProviders: [{ Ref: expect.stringContaining('ProviderAT') }],
      },
      {
        ClientName: 'LU',
        CallbackURLs: ['https://lu.elsewhere.example/', 'https://livestock.example/'],
      },
    ]);
  });

  test('the secret of a provider stands in the template by name only', () => {
    templateNamed('identity').hasResourceProperties('AWS::Cognito::UserPoolIdentityProvider', {
      ProviderName: 'austrian-login',
      ProviderDetails: {
        client_secret:
          '{{resolve:secretsmanager:livestock/production/austrian-login:SecretString:::}}',
      },
    });
  });
});

describe('mails of the sign-in pages', () => {
  const pool = 'AWS::Cognito::UserPool';

  test('come from Cognito, until a stage names a sender that SES has verified', () => {
    const [own] = resourcesOf('identity', pool);
    expect(own?.Properties.EmailConfiguration).toBeUndefined();
    const signOnSender = 'no-reply@de.livestock.example';
    const { identity } = stacksOf(deploymentOf([countryRow('DE')], stageRow({ signOnSender })));
    templateOf(identity).hasResourceProperties(pool, {
      EmailConfiguration: {
        EmailSendingAccount: 'DEVELOPER',
        From: signOnSender,
        ConfigurationSet: 'livestock-production',
        SourceArn: {
          'Fn::Join': [
            '',
            Match.arrayWith([
              Match.stringLikeRegexp(':ses:eu-central-1:'),
              Match.stringLikeRegexp(':identity/de.livestock.example$'),
            ]),
          ],
        },
      },
    });
  });
});

type PathMatch = { readonly SearchString: string; readonly PositionalConstraint: string };
type RateRule = {
  readonly Limit: number;
  readonly EvaluationWindowSec: number;
  readonly ScopeDownStatement?: {
    readonly OrStatement: { readonly Statements: { readonly ByteMatchStatement: PathMatch }[] };
  };
};

describe('firewall', () => {
  const rules = () =>
    resourcesOf('edge', 'AWS::WAFv2::WebACL')
      .flatMap(
        ({ Properties }) => Properties.Rules as { Statement: { RateBasedStatement?: RateRule } }[],
      )
      .flatMap(({ Statement }) => Statement.RateBasedStatement ?? []);
  const isFor = (address: string, { ScopeDownStatement: scope }: RateRule) =>
    scope === undefined ||
    scope.OrStatement.Statements.some(
      ({ ByteMatchStatement: { SearchString, PositionalConstraint } }) =>
        PositionalConstraint === 'EXACTLY'
          ? address === SearchString
          : address.startsWith(SearchString),
    );
  const limited = Object.values(endpointsByDomain)
    .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
    .flatMap(({ path, limit }) => (limit ? [{ path, limit }] : []));

  test('each call that the contract limits falls under a rule of its own', () => {
    const alone = limited.filter(
      ({ path }) => rules().filter((rule) => isFor(`/api/${path}`, rule)).length < 2,
    );
    expect(alone).toEqual([]);
    expect(limited.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'auth/domain/login',
        'livestock/register/agr',
        'auth/domain/getinvite',
        'mailer/verification/complete',
        'livestock/notify/contactrequest',
      ]),
    );
  });

  test('no rule stops an address before the product itself does', () => {
    for (const { path, limit } of limited) {
      for (const rule of rules().filter((one) => isFor(`/api/${path}`, one))) {
        const inWindow = limit.count * Math.max(1, rule.EvaluationWindowSec / limit.seconds);
        expect(rule.Limit, path).toBeGreaterThanOrEqual(inWindow);
      }
    }
  });

  test('a call without a limit of its own falls under the rule for everything only', () => {
    const matching = rules().filter((rule) => isFor('/api/auth/account/updateaccount', rule));
    expect(matching.map(({ ScopeDownStatement }) => ScopeDownStatement)).toEqual([undefined]);
  });
});

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
        DefaultCacheBehavior: {
          Compress: true,
          ViewerProtocolPolicy: 'redirect-to-https',
          FunctionAssociations: [{ EventType: 'viewer-request' }],
        },
        CacheBehaviors: [
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
    const commentsOf = (round: number) => {
      const stage = stageRow({ originSecretRound: round });
      const template = templateOf(stacksOf(deploymentOf([countryRow('DE')], stage)).site);
      return resourcesIn(template, 'AWS::CloudFront::Distribution').map(
        ({ Properties }) => (Properties.DistributionConfig as { Comment: string }).Comment,
      );
    };
    expect(commentsOf(2)).toEqual([
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
    expect(limits.map(([name]) => name)).toEqual(['guesses', 'frequent', 'everything']);
    const [guesses, frequent, everything] = limits.map(([, limit]) => Number(limit));
    expect([guesses, frequent].every((limit) => Number(limit) < Number(everything) / 2)).toBe(true);
  });
});

describe('who looks after it', () => {
  test('every alarm says what breaks, and which line of the runbook helps', () => {
    const alarms = everyResource('AWS::CloudWatch::Alarm');
    const watched = [...everyResource(LAMBDA), ...everyResource('AWS::SQS::Queue')].filter(
      ({ Properties }) => Properties.FunctionName ?? Properties.QueueName,
    );
    const sites = resourcesOf('site', 'AWS::CloudFront::Distribution');
    // Besides each function, queue and site: failed and slow calls, pages, bounces, complaints.
    expect(alarms).toHaveLength(watched.length + sites.length + 5);
    const headings = [...readFileSync('infra/README.md', 'utf8').matchAll(/^## (.+)$/gm)].map(
      ([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'),
    );
    for (const { Properties } of alarms) {
      expect(Properties.AlarmDescription).toMatch(
        /^[A-Z].*\. What to do: infra\/README\.md#[a-z-]+$/,
      );
      const anchor = String(Properties.AlarmDescription).split('#')[1];
      expect(headings).toContain(anchor);
      expect(Properties.AlarmActions).toHaveLength(1);
      expect(Properties.TreatMissingData).toBe('notBreaching');
    }
  });

  test('each site has an alarm of its own where CloudFront counts, which tells every address', () => {
    const alarms = resourcesOf('edgeAlarms', 'AWS::CloudWatch::Alarm').map(
      ({ Properties }) => Properties,
    );
    expect(alarms.map(({ AlarmDescription }) => AlarmDescription)).toEqual(
      [
        'de.livestock.example (Country DE)',
        'at.livestock.example (Country AT)',
        'lu.elsewhere.example (Country LU)',
        'livestock.example (choice of the country)',
      ].map(
        (site) =>
          `Pages or calls of ${site} fail for people there. What to do: infra/README.md#a-site-fails`,
      ),
    );
    for (const alarm of alarms) {
      expect(alarm).toMatchObject({ Namespace: 'AWS/CloudFront', MetricName: '5xxErrorRate' });
    }
    expect(new Set(alarms.map(({ Dimensions }) => JSON.stringify(Dimensions))).size).toBe(4);
    expect(addressesOf('edgeAlarms')).toEqual(addressesOf('data'));
  });

  test('the dashboard shows calls, jobs, queues, mails, pages, the table and each site', () => {
    const [dashboard] = resourcesOf('monitoring', 'AWS::CloudWatch::Dashboard');
    const body = JSON.stringify(dashboard?.Properties.DashboardBody);
    const titles = [...body.matchAll(/\\"title\\":\\"(.*?)\\"/g)].map(([, title]) => title);
    expect(titles).toEqual([
      'Asked for, by site',
      'Failed, by site (%)',
      'Calls',
      'Failed calls',
      'Time of calls, p95 (ms)',
      'Errors of handlers',
      'Time of handlers, p95 (ms)',
      'Throttled',
      'Throttled reads and writes of the table',
      'Oldest message (s)',
      'Dead letters',
      'Time of jobs, longest (ms)',
      'Errors of jobs',
      'Mails that bounce or are complained of',
      'Errors of pages',
    ]);
    for (const site of ['DE', 'AT', 'LU', 'portal']) expect(body).toContain(`label\\":\\"${site}`);
  });

  test('each address is told, and the budgets of the countries are one', () => {
    expect(addressesOf('data')).toEqual([
      'operations@livestock.example',
      'de@livestock.example',
      'at@livestock.example',
      'lu@livestock.example',
    ]);
    templateNamed('monitoring').hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetLimit: { Amount: 30, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
    });
  });
});

const LAMBDA = 'AWS::Lambda::Function';
