import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import * as z from 'zod';
import { readBody } from '../services/read-body.ts';
import type { SecondFactors } from './second-factors.ts';

/** The scope that lets a person change its own login; only the page for that asks for it. */
export const OWN_LOGIN_SCOPE = 'aws.cognito.signin.user.admin';

const SERVICE = 'AWSCognitoIdentityProviderService.';
const BODY_BYTES = 10_000;

const Code = z.string().max(20);
const Calls = {
  AssociateSoftwareToken: z.object({ AccessToken: z.string() }),
  VerifySoftwareToken: z.object({ AccessToken: z.string(), UserCode: Code }),
  SetUserMFAPreference: z.object({
    AccessToken: z.string(),
    SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean() }),
  }),
  AdminGetUser: z.object({ Username: z.string().max(128) }),
  AdminUserGlobalSignOut: z.object({ Username: z.string().max(128) }),
};

type Parts = {
  readonly provider: Provider;
  readonly factors: SecondFactors;
  readonly isPerson: (sub: string) => boolean;
  readonly endTokens: (sub: string) => void;
  readonly isProductUrl: (url: string) => boolean;
};

/** A refusal in Cognito's words. */
class Refusal extends Error {
  override readonly name: string;
  constructor(name: string) {
    super(name);
    this.name = name;
  }
}

export const isUserApiCall = ({ method, headers }: IncomingMessage): boolean =>
  headers['x-amz-target'] !== undefined ||
  (method === 'OPTIONS' &&
    (headers['access-control-request-headers'] ?? '').includes('x-amz-target'));

/**
 * Answers the calls of Cognito's user pools that the product makes, at the root of the issuer as there: those of
 * pages by a person's access token, those with `Admin` of the handlers without a check of their signature.
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/Welcome.html
 */
export async function answerUserApi(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Parts,
): Promise<void> {
  const origin = request.headers.origin ?? '';
  if (parts.isProductUrl(`${origin}/`)) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-headers', 'content-type,x-amz-target');
  }
  response.setHeader('content-type', 'application/x-amz-json-1.1');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  try {
    const name = String(request.headers['x-amz-target']).replace(SERVICE, '');
    const body = (await readBody(request, BODY_BYTES))?.toString('utf8') ?? '';
    const answer = await answerCall(name, JSON.parse(body), parts);
    response.writeHead(200).end(JSON.stringify(answer));
  } catch (error) {
    const type = error instanceof Refusal ? error.name : 'InvalidParameterException';
    response.writeHead(400).end(JSON.stringify({ __type: type, message: type }));
  }
}

async function answerCall(name: string, input: unknown, parts: Parts): Promise<object> {
  const { factors } = parts;
  switch (name) {
    case 'AssociateSoftwareToken': {
      const { AccessToken } = Calls.AssociateSoftwareToken.parse(input);
      return { SecretCode: factors.associate(await personOf(AccessToken, parts)) };
    }
    case 'VerifySoftwareToken': {
      const { AccessToken, UserCode } = Calls.VerifySoftwareToken.parse(input);
      if (factors.verify(await personOf(AccessToken, parts), UserCode))
        return { Status: 'SUCCESS' };
      throw new Refusal('EnableSoftwareTokenMFAException');
    }
    case 'SetUserMFAPreference': {
      const { AccessToken, SoftwareTokenMfaSettings } = Calls.SetUserMFAPreference.parse(input);
      const sub = await personOf(AccessToken, parts);
      if (factors.set(sub, SoftwareTokenMfaSettings.Enabled)) return {};
      throw new Refusal('InvalidParameterException');
    }
    case 'AdminGetUser': {
      const { Username } = Calls.AdminGetUser.parse(input);
      if (!parts.isPerson(Username)) throw new Refusal('UserNotFoundException');
      const settings = factors.isOn(Username) ? ['SOFTWARE_TOKEN_MFA'] : [];
      return { Username, UserStatus: 'CONFIRMED', UserMFASettingList: settings };
    }
    case 'AdminUserGlobalSignOut': {
      parts.endTokens(Calls.AdminUserGlobalSignOut.parse(input).Username);
      return {};
    }
    default:
      throw new Refusal('UnknownOperationException');
  }
}

async function personOf(accessToken: string, { provider }: Parts): Promise<string> {
  const token = await provider.AccessToken.find(accessToken);
  if (token?.scope?.split(' ').includes(OWN_LOGIN_SCOPE)) return token.accountId;
  throw new Refusal('NotAuthorizedException');
}
