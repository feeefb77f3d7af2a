import { expect, test } from 'vitest';
import { agreeToStep } from '#infra/operate/keys/agree-to-step.ts';
import { KEY_STEPS, type KeyStep } from '#infra/operate/keys/rotate-keys.ts';

const askedFor = async (step: KeyStep, agrees: boolean) => {
  const asked: unknown[] = [];
  const end = await agreeToStep(step, 'test', async (_question, name) => {
    asked.push(name);
    return agrees;
  }).then(
    () => 'goes on',
    ({ message }: Error) => message,
  );
  return [...asked, end];
};

test.each(KEY_STEPS)(
  '%s: what cannot be taken back asks for the name of the stage',
  async (step) => {
    const isFinal = ['drop', 'stolen', 'digests'].includes(step);
    expect(await askedFor(step, true)).toEqual([...(isFinal ? ['test'] : []), 'goes on']);
    expect(await askedFor(step, false)).toEqual(
      isFinal ? ['test', 'Stopped: no secret was written.'] : ['goes on'],
    );
  },
);
