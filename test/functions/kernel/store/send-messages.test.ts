import { expect, test } from 'vitest';
import { decodeOutbox } from '#functions/kernel/store/outbox.ts';
import { makeTestStore } from './test-store.ts';

test('messages without a change are written all or none', async () => {
  const { store, items } = await makeTestStore();
  await store.send([]);
  expect(await items()).toEqual([]);
  const message = (name: string) => ({ queue: 'mail', body: { name } }) as const;
  await store.send([message('a'), message('b')]);
  const sent = (await items()).map((item) => decodeOutbox(item).message);
  expect(sent).toEqual(expect.arrayContaining([message('a'), message('b')]));
  expect(sent).toHaveLength(2);

  const tooLarge = { queue: 'mail', body: { text: hardToPack(1_200_000) } } as const;
  await expect(store.send([message('c'), tooLarge])).rejects.toMatchObject({
    error: { code: 'entities.saveTooLarge' },
  });
  expect(await items()).toHaveLength(2);
});

const hardToPack = (length: number): string =>
  Array.from({ length: length / 20 }, () => crypto.randomUUID().slice(0, 20)).join('');
