import { StartupError } from '#infra/deploy/program/startup-error.ts';
import type { Parts } from '../restore/parts.ts';
import type { KeyStep } from './rotate-keys.ts';

/** The consequences of the steps that nobody takes back. */
const CONSEQUENCES: Partial<Record<KeyStep, string>> = {
  drop: 'Tokens of the old key end.',
  stolen: 'Every session ends.',
  digests: 'Codes that wait end, and counters begin again.',
};

/**
 * Asks the operator to type the name of the stage before a step that cannot be taken back.
 * @throws StartupError when it is not typed
 */
export async function agreeToStep(
  step: KeyStep,
  stageName: string,
  agree: Parts['agree'],
): Promise<void> {
  const consequence = CONSEQUENCES[step];
  if (consequence !== undefined && !(await agree(consequence, stageName)))
    throw new StartupError('Stopped: no secret was written.');
}
