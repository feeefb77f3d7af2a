import { type PerQueue, queueVariables } from '#functions/kernel/ports/queues.ts';
import { localAccess } from './services/local-access.ts';

export type LocalPlaces = {
  readonly table: string;
  readonly bucket: string;
  readonly dynamodbEndpoint: string;
  /** The endpoint of S3, which handlers and browsers both reach: signed links carry it. */
  readonly s3Endpoint: string;
  readonly sqsEndpoint: string;
  readonly sesEndpoint: string;
  readonly queueUrls: PerQueue<string>;
  readonly issuer: string;
  readonly clientId: string;
  /** The endpoint where handlers ask for second factors. */
  readonly userApi: string;
  readonly jwksUri: string;
  /** The address of a country's site for links in mails: `http://{domain}:8080`. */
  readonly publicUrlPattern: string;
  readonly tokenKeys: { readonly privateJwk: string; readonly publicJwks: string };
  /** The key that signs proofs, as keys of KMS do in production. */
  readonly proofKey: string;
  readonly digestSecret: string;
};

/** Returns the environment that a Lambda function has in production, pointing at the local stand-ins. */
export function handlerEnvironment(places: LocalPlaces): Record<string, string> {
  return {
    STAGE: 'local',
    VERSION: process.env.npm_package_version ?? '0.0.0',
    TABLE: places.table,
    BUCKET: places.bucket,
    S3_PATH_STYLE: 'true',
    ...queueVariables(places.queueUrls),
    OIDC_ISSUER: places.issuer,
    OIDC_CLIENT_ID: places.clientId,
    OIDC_JWKS_URI: places.jwksUri,
    USER_POOL_ID: 'local_pool',
    SECOND_FACTOR_FOR: process.env.SECOND_FACTOR_FOR ?? '',
    PUBLIC_URL_PATTERN: places.publicUrlPattern,
    JWT_PRIVATE_JWK: places.tokenKeys.privateJwk,
    JWT_PUBLIC_JWKS: places.tokenKeys.publicJwks,
    DIGEST_SECRET: places.digestSecret,
    PROOF_PRIVATE_JWK: places.proofKey,
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccess.credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: places.dynamodbEndpoint,
    AWS_ENDPOINT_URL_S3: places.s3Endpoint,
    AWS_ENDPOINT_URL_SQS: places.sqsEndpoint,
    AWS_ENDPOINT_URL_SES: places.sesEndpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: places.userApi,
  };
}
