import { expect, test } from 'vitest';
import { Entity } from '#shared/kernel/entity.ts';
import { entityOf } from '#test/support/entity-of.ts';

const entity = entityOf('note', { text: 'hidden' });

test('the fields of an entity are taken as they are, without a copy', () => {
  expect(Entity.parse(entity).data).toBe(entity.data);
});

test.each([
  ['a list', []],
  ['a text', 'hidden'],
  ['null', null],
  ['nothing', undefined],
])('the fields of an entity are not %s', (_, data) => {
  expect(Entity.safeParse({ ...entity, data }).success).toBe(false);
});
