import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, {
  type AdapterFactory,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { Html } from '../pages/page.ts';
import { type DemoLogin, newPerson } from './demo-login.ts';
import { signedOutPage, signInErrorPage, signOutPage } from './sign-in-pages.ts';
import { type SignInLanguage, signInLanguage } from './sign-in-texts.ts';
import { OWN_LOGIN_SCOPE } from './user-api.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

export type SignOnOptions = {
  /** The address of the sign-on: `http://sso.localhost:8080`. */
  readonly issuer: string;
  readonly clientId: string;
  /** Tells whether an address of a browser belongs to the product. */
  readonly isProductUrl: (url: string) => boolean;
  readonly logins: readonly DemoLogin[];
};

/**
 * Makes the OpenID provider that stands in for the federated sign-on: code with PKCE, refresh tokens, no consent
 * screen.
 */
export function makeProvider(options: SignOnOptions, adapter: AdapterFactory): Provider {
  const provider = new Provider(options.issuer, configuration(options, adapter));
  // One client serves every country's domain; production lists the domains, a laptop can have any.
  provider.Client.prototype.redirectUriAllowed = options.isProductUrl;
  provider.Client.prototype.postLogoutRedirectUriAllowed = options.isProductUrl;
  return provider;
}

function configuration(options: SignOnOptions, adapter: AdapterFactory): Configuration {
  return {
    adapter,
    clients: [
      {
        client_id: options.clientId,
        // The type `native` refuses the http addresses of a laptop, which loop back.
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [options.issuer],
        // Each id token tells when its person signed in, as with Cognito.
        require_auth_time: true,
      },
    ],
    jwks: { keys: [makeSigningKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile', 'offline_access', OWN_LOGIN_SCOPE],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The id token itself carries the claims, as with Cognito.
    conformIdTokenClaims: false,
    // The parameter names the federated sign-on of the country, as with Cognito.
    extraParams: ['identity_provider', 'lang', 'ssoIdpHint'],
    findAccount: (_context, sub) => findAccount(options.logins, sub),
    clientBasedCORS: (_context, origin) => options.isProductUrl(`${origin}/`),
    loadExistingGrant: grantEverything,
    issueRefreshToken: async () => true,
    expiresWithSession: async () => false,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      Grant: 30 * DAY,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: 30 * DAY,
      Session: DAY,
    },
    interactions: { url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = signOutPage(languageOf(context), new Html(form)).text;
        },
        postLogoutSuccessSource: (context) => {
          context.body = signedOutPage(languageOf(context)).text;
        },
      },
    },
    renderError: (context, { error, error_description }) => {
      context.type = 'html';
      const reason = error_description ?? error;
      context.body = signInErrorPage(languageOf(context), reason).text;
    },
  };
}

function languageOf(context: KoaContextWithOIDC): SignInLanguage {
  const asked = context.oidc?.params?.ui_locales;
  return signInLanguage(
    typeof asked === 'string' ? asked : undefined,
    context.get('accept-language'),
  );
}

/** Makes an RS256 key, as Cognito has. */
function makeSigningKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: 'local', alg: 'RS256', use: 'sig' };
}

async function findAccount(logins: readonly DemoLogin[], sub: string) {
  const person = logins.find((login) => login.sub === sub) ?? newPerson(sub);
  if (person === undefined) return undefined;
  const { email, name } = person;
  return { accountId: sub, claims: async () => ({ sub, email, email_verified: true, name }) };
}

/** Grants everything that the product's own client asks, without a consent screen. */
async function grantEverything(context: KoaContextWithOIDC) {
  const { client, session, provider } = context.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const kept = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant =
    kept ?? new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope(`openid email profile offline_access ${OWN_LOGIN_SCOPE}`);
  await grant.save();
  return grant;
}
