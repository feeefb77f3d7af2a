import { expect, test } from 'vitest';
import { tellDemo } from '#infra/rehearsal/demo/load-demo.ts';

test('a line says how much was entered, and where the requests stand', () => {
  const entities = new Map(
    Object.entries({ account: 3, offer: 4, 'request-process': 2, region: 1 }),
  );
  const requests = new Map([['accepted', 1] as const, ['new', 1] as const]);
  expect(tellDemo({ entities, requests })).toBe(
    '10 entities by the API, among them 3 accounts, 4 offers, 2 requests (1 new, 0 open, 0 closed, 1 accepted, 0 rejected, 0 retracted)',
  );
});
