import { Duration, RemovalPolicy, SecretValue, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnManagedLoginBranding,
  type IUserPoolIdentityProvider,
  ManagedLoginVersion,
  Mfa,
  OAuthScope,
  OidcAttributeRequestMethod,
  ProviderAttribute,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  type UserPoolDomain,
  UserPoolEmail,
  UserPoolIdentityProviderOidc,
  UserPoolIdentityProviderSaml,
  UserPoolIdentityProviderSamlMetadata,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type { CountryConfig } from '#infra/deploy/configuration/country-config.ts';
import { domainOf } from '#infra/deploy/configuration/domain-of.ts';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import { acknowledge } from './acknowledge.ts';
import { prefixOf } from './stage-settings.ts';

const SAML_EMAIL = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress';
const PASSWORD_LENGTH = 12;
/** The days for which a person who comes back stays signed in. */
const REFRESH_DAYS = 30;

/** The single sign-on: one user pool, with a client for each country and the provider that its people sign in with. */
export class SignOn extends Construct {
  readonly pool: UserPool;
  readonly domain: UserPoolDomain;
  readonly clients: ReadonlyMap<string, UserPoolClient>;
  private readonly trusted: readonly string[];
  private readonly prefix: string;

  constructor(scope: Construct, id: string, { deployment }: { readonly deployment: Deployment }) {
    super(scope, id);
    const { stage, countries } = deployment;
    this.prefix = stage.signOnPrefix;
    this.pool = this.addPool(deployment);
    this.domain = this.pool.addDomain('Domain', {
      cognitoDomain: { domainPrefix: stage.signOnPrefix },
      managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
    });
    this.clients = new Map(
      countries.map((country) => [country.code, this.addClient(country, deployment)]),
    );
    this.trusted = countries.flatMap(({ code, signOn }) =>
      signOn.kind !== 'userPool' && signOn.trustsEmail ? [code] : [],
    );
  }

  get issuer(): string {
    return this.pool.userPoolProviderUrl;
  }

  /** Returns the client of each country, as the handlers read it. */
  get clientsJson(): string {
    const ids = [...this.clients].map(([code, client]) => [code, client.userPoolClientId]);
    return Stack.of(this).toJsonString(Object.fromEntries(ids));
  }

  /** Returns the clients of countries whose provider is trusted with e-mail addresses, as the handlers read them. */
  get clientsTrustedWithEmail(): string {
    return this.trusted.map((code) => this.clients.get(code)?.userPoolClientId ?? '').join(' ');
  }

  /** Returns the client for a country that is in the data but not in the configuration. */
  get defaultClientId(): string {
    return [...this.clients.values()][0]?.userPoolClientId ?? '';
  }

  /** Returns the origins that pages connect to: the issuer for discovery, the sign-in pages for tokens. */
  get origins(): readonly string[] {
    const { region } = Stack.of(this);
    // The address is written out: a reference would not change with the prefix, and the sites would not be deployed
    // again.
    const pages = `https://${this.prefix}.auth.${region}.amazoncognito.com`;
    return [`https://cognito-idp.${region}.amazonaws.com`, pages];
  }

  private addPool(deployment: Deployment): UserPool {
    const { keepsData, signOnSender } = deployment.stage;
    const pool = new UserPool(this, 'Pool', {
      userPoolName: prefixOf(deployment),
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true },
      passwordPolicy: {
        minLength: PASSWORD_LENGTH,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
      },
      ...(signOnSender === undefined ? {} : { email: senderOf(deployment, signOnSender) }),
      deletionProtection: keepsData,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    acknowledge(pool, {
      'AwsSolutions-COG2':
        'People switch on a second factor on a page of the product. The roles of secondFactorFor, and those that a country adds, get in with one only, as the sessions function makes sure; farmers who come once a season are not kept out by one. Countries with a provider of their own decide there.',
      'AwsSolutions-COG3':
        'Threat protection costs by the user; a firewall before the sign-in pages limits attempts by network address (constructs/sign-on-firewall.ts), and Cognito locks a login after wrong passwords.',
      'AwsSolutions-COG8':
        'Threat protection (plan Plus) costs by the user; a firewall before the sign-in pages limits attempts by network address (constructs/sign-on-firewall.ts), and Cognito locks a login after wrong passwords.',
    });
    return pool;
  }

  private addClient(country: CountryConfig, { stage }: Deployment): UserPoolClient {
    const { code, domains } = country;
    const provider = this.addProvider(country);
    const portal = stage.portal ? [stage.portal.domain] : [];
    const addresses = [...domains, ...portal].map((domain) => `https://${domain}/`);
    const client = new UserPoolClient(this, `Client${code}`, {
      userPool: this.pool,
      userPoolClientName: code,
      generateSecret: false,
      authFlows: {},
      oAuth: {
        flows: { authorizationCodeGrant: true },
        // Only the page for the second factor asks for the right to change the person's own login.
        scopes: [
          ...[OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
          ...(provider ? [] : [OAuthScope.COGNITO_ADMIN]),
        ],
        callbackUrls: addresses,
        logoutUrls: addresses,
      },
      supportedIdentityProviders: [
        provider
          ? UserPoolClientIdentityProvider.custom(provider.providerName)
          : UserPoolClientIdentityProvider.COGNITO,
      ],
      idTokenValidity: Duration.hours(1),
      accessTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(REFRESH_DAYS),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
    });
    new CfnManagedLoginBranding(this, `Branding${code}`, {
      userPoolId: this.pool.userPoolId,
      clientId: client.userPoolClientId,
      useCognitoProvidedValues: true,
    });
    return client;
  }

  private addProvider({ code, signOn }: CountryConfig): IUserPoolIdentityProvider | undefined {
    const id = `Provider${code}`;
    if (signOn.kind === 'oidc') {
      return new UserPoolIdentityProviderOidc(this, id, {
        userPool: this.pool,
        name: signOn.hint,
        // The identifier is not used; it changes the provider, so that CloudFormation reads the secret again.
        identifiers: [`${signOn.hint}-${signOn.clientSecretRound}`],
        issuerUrl: signOn.issuer,
        clientId: signOn.clientId,
        clientSecret: SecretValue.secretsManager(signOn.clientSecretName).unsafeUnwrap(),
        scopes: [...signOn.scopes],
        attributeRequestMethod: OidcAttributeRequestMethod.GET,
        attributeMapping: {
          email: ProviderAttribute.other('email'),
          emailVerified: ProviderAttribute.other('email_verified'),
        },
      });
    }
    if (signOn.kind === 'saml') {
      return new UserPoolIdentityProviderSaml(this, id, {
        userPool: this.pool,
        name: signOn.hint,
        metadata: UserPoolIdentityProviderSamlMetadata.url(signOn.metadataUrl),
        attributeMapping: {
          email: ProviderAttribute.other(SAML_EMAIL),
          ...(signOn.emailVerifiedClaim !== undefined && {
            emailVerified: ProviderAttribute.other(signOn.emailVerifiedClaim),
          }),
        },
      });
    }
    return undefined;
  }
}

const senderOf = ({ stage }: Deployment, fromEmail: string): UserPoolEmail =>
  UserPoolEmail.withSES({
    fromEmail,
    // In quotes, because of the dots.
    fromName: `"${domainOf(fromEmail)}"`,
    sesRegion: stage.region,
    sesVerifiedDomain: domainOf(fromEmail),
    // Bounces of sign-in mails are counted with the others.
    configurationSetName: prefixOf({ stage }),
  });
