import type { Holdings } from './constructs/grant-rights.ts';
import type { SignOn } from './constructs/sign-on.ts';
import type { StageSettings } from './constructs/stage-settings.ts';

/** Set by the distribution's function (`constructs/viewer-function.ts`), whatever the client sent. */
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';

/** The part of the handlers' settings (`functions/kernel/config.ts`) that is no secret. */
export function handlerEnvironment(
  { version, build }: StageSettings,
  { table, files }: Holdings,
  signOn: SignOn,
): Record<string, string> {
  return {
    // What a deployed stage tells is what production tells, so that a test stage proves it.
    STAGE: 'production',
    VERSION: version,
    BUILD: build,
    TABLE: table.tableName,
    BUCKET: files.bucketName,
    OIDC_ISSUER: signOn.issuer,
    OIDC_CLIENT_ID: signOn.defaultClientId,
    OIDC_CLIENTS: signOn.clientsJson,
    VIEWER_ADDRESS_HEADER,
  };
}
