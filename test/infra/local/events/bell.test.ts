import { expect, test } from 'vitest';
import { makeBell } from '#infra/local/events/bell.ts';

const HOUR_MS = 3_600_000;

test('who waits goes on when the bell rings, or rang since the last wait', async () => {
  const { ring, wait } = makeBell();
  ring();
  ring();
  await wait(HOUR_MS);
  const heard: string[] = [];
  const waiting = wait(HOUR_MS).then(() => heard.push('ring'));
  await Promise.resolve();
  expect(heard).toEqual([]);
  ring();
  await waiting;
  expect(heard).toEqual(['ring']);
  // That ring was heard: the next wait ends by its time.
  await wait(1);
});
