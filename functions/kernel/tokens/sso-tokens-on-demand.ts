import type { SsoSettings } from './sso-tokens.ts';
import type { Tokens } from './tokens.ts';

type SsoTokens = Pick<Tokens, 'verifySso'>;

/**
 * Makes the verifier as `makeSsoTokens` does, but the first token loads the library: of all functions one knows tokens
 * of the single sign-on.
 */
export function makeSsoTokensOnDemand(settings: SsoSettings): SsoTokens {
  let made: Promise<SsoTokens> | undefined;
  return {
    verifySso: async (idToken) => {
      made ??= import('./sso-tokens.ts').then(({ makeSsoTokens }) => makeSsoTokens(settings));
      return (await made).verifySso(idToken);
    },
  };
}
