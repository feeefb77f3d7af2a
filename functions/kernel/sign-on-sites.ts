import * as z from 'zod';
import { CountryCode } from '#shared/kernel/country-code.ts';
import { makeSettingsExtension } from './settings/settings-extension.ts';

const SignOnSites = z.array(
  z.object({
    /** The client of the user pool. */
    client: z.string(),
    /** The code of the country. */
    code: CountryCode,
    /** The domain that mails name. */
    domain: z.string(),
  }),
);
export type SignOnSite = z.infer<typeof SignOnSites>[number];

let sites: readonly SignOnSite[] | undefined;

/**
 * Returns the country of each client of the user pool, read once by a process. From a parameter and not from the
 * environment: clients are made after the pool, and the pool after the function that it calls.
 */
export async function signOnSites(): Promise<readonly SignOnSite[]> {
  sites ??= SignOnSites.parse(
    JSON.parse(await extension().parameter(process.env.SIGN_ON_SITES_PARAMETER ?? '')),
  );
  return sites;
}

const extension = () =>
  makeSettingsExtension({
    port: process.env.PARAMETERS_SECRETS_EXTENSION_HTTP_PORT ?? '2773',
    sessionToken: process.env.AWS_SESSION_TOKEN ?? '',
  });
