import type { FewSecret } from './few-secret.ts';
import type { StageConfig } from './stage-config.ts';

/** Returns the names in Secrets Manager of the secrets that an operator makes (`npm run keys`), by kind. */
export const secretNames = ({
  handlerSecretName: handlers,
}: Pick<StageConfig, 'handlerSecretName'>): Readonly<Record<'handlers' | FewSecret, string>> => ({
  handlers,
  signing: `${handlers}/signing`,
  digests: `${handlers}/digests`,
  registers: `${handlers}/registers`,
});
