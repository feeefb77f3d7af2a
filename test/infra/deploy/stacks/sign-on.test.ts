import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { countryRow, stacksOf, templateOf } from '#test/support/stage-templates.ts';
import {
  oidc,
  type Resource,
  resourcesIn,
  templatesOfOtherStage,
  threeCountries,
} from '#test/support/three-countries.ts';

const { templateNamed, resourcesOf } = threeCountries();

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
        AllowedOAuthScopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
      },
      {
        ClientName: 'AT',
        SupportedIdentityProviders: [{ Ref: expect.stringContaining('ProviderAT') }],
        // What its people sign in with is not changed here.
        AllowedOAuthScopes: ['openid', 'email', 'profile'],
      },
      {
        ClientName: 'LU',
        CallbackURLs: ['https://lu.elsewhere.example/', 'https://livestock.example/'],
      },
    ]);
  });

  test('somebody who comes back stays signed in for thirty days, and can be signed out everywhere', () => {
    templateNamed('identity').allResourcesProperties('AWS::Cognito::UserPoolClient', {
      RefreshTokenValidity: 30 * 24 * 60,
      IdTokenValidity: 60,
      AccessTokenValidity: 60,
      TokenValidityUnits: { RefreshToken: 'minutes', IdToken: 'minutes', AccessToken: 'minutes' },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    });
  });

  test('raising the round of a provider’s secret changes the provider, so that its new value is read', () => {
    const type = 'AWS::Cognito::UserPoolIdentityProvider';
    const identifiersIn = (providers: Resource[]) =>
      providers.map(({ Properties }) => Properties.IdpIdentifiers);
    expect(identifiersIn(resourcesOf('identity', type))).toEqual([['austrian-login-1']]);
    const signOn = { ...oidc, clientSecretRound: 2 };
    const { identity } = stacksOf([countryRow('AT', { signOn })]);
    expect(identifiersIn(resourcesIn(templateOf(identity), type))).toEqual([['austrian-login-2']]);
  });

  test('handlers take addresses for verified where the configuration trusts the provider, and nowhere else', () => {
    const saml = { kind: 'saml', hint: 'login-lu', metadataUrl: 'https://login.example/metadata' };
    const stacks = stacksOf([
      countryRow('DE'),
      countryRow('AT', { signOn: { ...oidc, trustsEmail: true } }),
      countryRow('LU', { signOn: { ...saml, emailVerifiedClaim: 'urn:verified' } }),
    ]);
    templateOf(stacks.identity).hasResourceProperties('AWS::Cognito::UserPoolIdentityProvider', {
      ProviderType: 'SAML',
      AttributeMapping: { email: Match.anyValue(), email_verified: 'urn:verified' },
    });
    const trusted = resourcesIn(templateOf(stacks.api), 'AWS::Lambda::Function').map(
      ({ Properties }) =>
        JSON.stringify(
          (Properties.Environment as { Variables: Record<string, unknown> }).Variables
            .OIDC_CLIENTS_TRUSTED_WITH_EMAIL,
        ),
    );
    expect(new Set(trusted).size).toBe(1);
    expect(trusted[0]).toContain('ClientAT');
    expect(trusted[0]).not.toMatch(/Client(DE|LU)/);
  });

  test('only the sessions ask the user pool, and let administrators and authorities in with a second factor only', () => {
    const asking = resourcesOf('api', 'AWS::IAM::Policy').filter(({ Properties }) =>
      JSON.stringify(Properties).includes('cognito-idp:'),
    );
    expect(asking).toHaveLength(1);
    expect(asking[0]?.Properties).toMatchObject({
      Roles: [{ Ref: expect.stringMatching(/^sessions/) }],
      PolicyDocument: {
        Statement: expect.arrayContaining([
          {
            Effect: 'Allow',
            Action: ['cognito-idp:AdminGetUser', 'cognito-idp:AdminUserGlobalSignOut'],
            Resource: expect.anything(),
          },
        ]),
      },
    });
    templateNamed('api').hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'livestock-production-sessions-handler',
      Environment: { Variables: Match.objectLike({ SECOND_FACTOR_FOR: 'ADM,AUT' }) },
    });
  });

  test('pages may call the user pool for their person', () => {
    const [policy] = resourcesOf('site', 'AWS::CloudFront::ResponseHeadersPolicy');
    expect(JSON.stringify(policy)).toMatch(
      /connect-src 'self' https:\/\/cognito-idp\.eu-central-1\.amazonaws\.com /,
    );
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
    templatesOfOtherStage().identity.hasResourceProperties(pool, {
      EmailConfiguration: {
        EmailSendingAccount: 'DEVELOPER',
        From: '"de.livestock.example" <no-reply@de.livestock.example>',
        ConfigurationSet: 'livestock-production',
        SourceArn: 'arn:aws:ses:eu-central-1:123456789012:identity/de.livestock.example',
      },
    });
  });
});
