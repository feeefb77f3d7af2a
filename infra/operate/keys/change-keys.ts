import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { secretNames } from '#infra/deploy/configuration/secret-names.ts';
import type { StageConfig } from '#infra/deploy/configuration/stage-config.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import type { AskAws } from '../doctor/ask-aws.ts';
import { isAnswered, jsonOf, refusalOf } from '../doctor/refusal-of.ts';
import { type KeyStep, rotateKeys, type StageSecrets } from './rotate-keys.ts';

type Stage = Pick<StageConfig, 'region' | 'handlerSecretName'>;
type Kind = keyof ReturnType<typeof secretNames>;

/** The order of writing: public keys before private ones, because other processes must know a signer's public key. */
const ORDER = ['handlers', 'signing', 'digests', 'registers'] as const satisfies readonly Kind[];

const Value = z.object({ SecretString: z.string().default('') });
const Fields = z.record(z.string(), z.unknown());

/**
 * Takes a step of `rotateKeys` with the secrets of a stage in Secrets Manager. Returns the names of the written
 * secrets; a step that failed between two of them can be repeated.
 * @throws StartupError when AWS refuses, or the step does not follow the state of the secrets
 */
export async function changeKeys(
  step: KeyStep,
  stage: Stage,
  askAws: AskAws,
): Promise<readonly string[]> {
  const names = secretNames(stage);
  const ask = (operation: string, body: object) =>
    askAws({
      service: 'secretsmanager',
      region: stage.region,
      target: `secretsmanager.${operation}`,
      body: JSON.stringify(body),
    });

  const read = async (kind: Kind): Promise<[Kind, unknown][]> => {
    const answer = await ask('GetSecretValue', { SecretId: names[kind] });
    if (isAnswered(answer)) {
      const { SecretString } = Value.parse(JSON.parse(answer.text));
      const fields = Fields.safeParse(jsonOf(SecretString));
      if (fields.success) return [[kind, fields.data]];
      throw new StartupError(
        `The secret ${names[kind]} is no JSON object: put back the version before (aws secretsmanager update-secret-version-stage).`,
      );
    }
    const refusal = refusalOf(answer);
    if (step === 'new' && refusal.includes('ResourceNotFoundException')) return [];
    throw new StartupError(`The secret ${names[kind]} cannot be read: ${refusal}`);
  };
  const write = async (kind: Kind, value: object, isThere: boolean): Promise<void> => {
    const given = { SecretString: JSON.stringify(value), ClientRequestToken: randomUUID() };
    const answer = isThere
      ? await ask('PutSecretValue', { SecretId: names[kind], ...given })
      : await ask('CreateSecret', { Name: names[kind], ...given });
    if (isAnswered(answer)) return;
    throw new StartupError(`The secret ${names[kind]} cannot be written: ${refusalOf(answer)}`);
  };

  const present = Object.fromEntries((await Promise.all(ORDER.map(read))).flat());
  const wanted = rotated(step, present);
  const changed = ORDER.filter((kind) => !isDeepStrictEqual(present[kind], wanted[kind]));
  for (const kind of changed) await write(kind, wanted[kind], kind in present);
  return changed.map((kind) => names[kind]);
}

function rotated(step: KeyStep, present: Readonly<Record<string, unknown>>): StageSecrets {
  try {
    return rotateKeys(step, present);
  } catch (cause) {
    if (cause instanceof z.ZodError) {
      throw new StartupError(
        'The secrets do not hold what they must: make them with the step new.',
      );
    }
    throw new StartupError(cause instanceof Error ? cause.message : String(cause));
  }
}
