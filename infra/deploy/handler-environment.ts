import { queueVariable } from '#functions/kernel/ports/queues.ts';
import type { Holdings } from './constructs/grant-rights.ts';
import type { MailService } from './constructs/mail-service.ts';
import type { SignOn } from './constructs/sign-on.ts';
import type { StageSettings } from './constructs/stage-settings.ts';

/**
 * The header with the client's address: the distribution's function (`constructs/viewer-code.ts`) sets it, whatever
 * the client sent.
 */
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';
/** The headers that `functions/kernel/http/serve.ts` and `admit-call.ts` read. */
export const VIEWER_HOST_HEADER = 'x-viewer-host';
export const ORIGIN_SECRET_HEADER = 'x-origin-secret';

/** The part of the handlers' settings (`functions/kernel/config.ts`) that is no secret. */
export function handlerEnvironment(
  { version, build, stage }: StageSettings,
  { table, files, derived, proofKeyAlias }: Holdings,
  signOn: SignOn,
): Record<string, string> {
  return {
    // A deployed stage runs with production settings, so that a test stage proves them.
    STAGE: 'production',
    VERSION: version,
    BUILD: build,
    TABLE: table.tableName,
    BUCKET: files.bucketName,
    DERIVED_BUCKET: derived.bucketName,
    OIDC_ISSUER: signOn.issuer,
    OIDC_CLIENT_ID: signOn.defaultClientId,
    OIDC_CLIENTS: signOn.clientsJson,
    OIDC_CLIENTS_TRUSTED_WITH_EMAIL: signOn.clientsTrustedWithEmail,
    USER_POOL_ID: signOn.pool.userPoolId,
    SECOND_FACTOR_FOR: stage.secondFactorFor.join(','),
    VIEWER_ADDRESS_HEADER,
    PROOF_KEY_ALIAS: proofKeyAlias,
  };
}

/** Returns the further variables of the sender of mails. */
export function mailEnvironment(
  { countries }: Pick<StageSettings, 'countries'>,
  { configurationSet }: MailService,
  queueUrl: string,
): Record<string, string> {
  const senders = Object.fromEntries(countries.map(({ code, mailSender }) => [code, mailSender]));
  return {
    [queueVariable('mail')]: queueUrl,
    MAIL_SENDER: countries[0]?.mailSender ?? '',
    MAIL_SENDERS: JSON.stringify(senders),
    MAIL_CONFIGURATION_SET: configurationSet.configurationSetName,
  };
}
