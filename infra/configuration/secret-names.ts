import type { StageConfig } from './stage-config.ts';

/** What few functions may read, each kind in a secret of its own beside that of all handlers. */
export type FewSecret = 'signing' | 'digests' | 'registers';

/** The secrets of a stage that an operator makes (`npm run keys`): kind → name in Secrets Manager. */
export const secretNames = ({
  handlerSecretName: handlers,
}: Pick<StageConfig, 'handlerSecretName'>): Readonly<Record<'handlers' | FewSecret, string>> => ({
  handlers,
  signing: `${handlers}/signing`,
  digests: `${handlers}/digests`,
  registers: `${handlers}/registers`,
});
