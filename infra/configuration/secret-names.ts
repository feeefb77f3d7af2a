import type { FewSecret } from './few-secret.ts';
import type { StageConfig } from './stage-config.ts';

/** The secrets of a stage that an operator makes (`npm run keys`): kind → name in Secrets Manager. */
export const secretNames = ({
  handlerSecretName: handlers,
}: Pick<StageConfig, 'handlerSecretName'>): Readonly<Record<'handlers' | FewSecret, string>> => ({
  handlers,
  signing: `${handlers}/signing`,
  digests: `${handlers}/digests`,
  registers: `${handlers}/registers`,
});
