import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { circumstancesAt } from '#shared/kernel/circumstances.ts';
import {
  defineEntityClass,
  type HistoryRight,
  type ShardGroup,
} from '#shared/kernel/entity-class.ts';
import { GUEST, hasRole } from '#shared/kernel/principal.ts';
import {
  historyOf,
  makeReadGroupOf,
  readGroupFor,
  visibleEntity,
} from '#shared/kernel/row-rights.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { principal } from '#test/support/principals.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const Note = z.strictObject({ owner: z.string(), until: z.string(), secret: z.string() });
const nobody = { create: () => false, update: () => false, remove: () => false };

const everybody: ShardGroup<z.infer<typeof Note>> = {
  columns: { until: 'time' },
  keys: () => ['all'],
  open: () => true,
  choose: () => undefined,
  visible: (_, { now }) => ({ field: 'until', comparison: 'gt', value: now.toISOString() }),
  view: ({ owner }) => ({ owner }),
};

const noteClass = defineEntityClass({
  name: 'note',
  personal: 'none',
  schema: Note,
  groups: {
    owner: {
      columns: {},
      history: 'own',
      keys: ({ data }) => [data.owner],
      open: (who, key) => who.account === key,
      choose: () => undefined,
    },
    office: {
      columns: {},
      keys: () => ['all'],
      open: (who) => hasRole(who, 'ADM'),
      choose: () => undefined,
      view: ({ owner, secret }) => ({ owner, secret }),
    },
    everybody,
  },
  write: nobody,
  label: (note) => note.owner,
});

const farmer = principal('AGR');
const note = (until: string) =>
  entityOf('note', { owner: String(farmer.account), until, secret: 'hidden' });
const open = note('2026-03-03T00:00:00.000Z');
const past = note('2026-03-01T00:00:00.000Z');

describe('who reads a row', () => {
  test.each([
    ['its owner, all of it', farmer, open, { ...open.data }],
    ['its owner, when it is no longer public', farmer, past, { ...past.data }],
    ['an office, its view', principal('ADM'), past, { owner: farmer.account, secret: 'hidden' }],
    ['a guest, the public view', GUEST, open, { owner: farmer.account }],
    ['another account, the public view', principal('SUP'), open, { owner: farmer.account }],
    ['a guest not at all, when it is no longer public', GUEST, past, undefined],
    ['another account not at all, when it is no longer public', principal('SUP'), past, undefined],
  ])('%s', (_, who, entity, data) => {
    const group = readGroupFor(noteClass, who, entity, circumstancesAt(NOW));
    expect(group && visibleEntity(group, who, entity, circumstancesAt(NOW)).data).toEqual(data);
  });
});

test('a guest has no account, so rows without an owner are not a guest’s', () => {
  const orphan = entityOf('note', { owner: 'null', until: '2026-03-01', secret: 'hidden' });
  expect(readGroupFor(noteClass, GUEST, orphan, circumstancesAt(NOW))).toBeUndefined();
});

test('what a group shows a caller is worked out once for many rows', () => {
  const visible = vi.spyOn(everybody, 'visible');
  const groupOf = makeReadGroupOf(GUEST, circumstancesAt(NOW));
  const groups = [open, past, open].map((entity) => groupOf(noteClass, entity));
  expect(groups).toEqual([everybody, undefined, everybody]);
  expect(visible).toHaveBeenCalledTimes(1);
});

test('a view leaves the stored entity as it is', () => {
  const group = readGroupFor(noteClass, GUEST, open, circumstancesAt(NOW));
  const shown = group && visibleEntity(group, GUEST, open, circumstancesAt(NOW));
  const { updatedBy: _, ...known } = open;
  expect(shown).toEqual({ ...known, data: { owner: farmer.account } });
  expect(open.data.secret).toBe('hidden');
});

describe('what a reader may know of the past', () => {
  const none = { revisions: false, lines: 'none', reasons: false, afterDeletion: false };
  const everything = { revisions: true, lines: 'all', reasons: true, afterDeletion: true };
  const groupWith = (history?: HistoryRight): ShardGroup<unknown> => ({
    columns: {},
    ...(history && { history }),
    keys: () => [],
    open: () => true,
    choose: () => undefined,
  });
  const some = { ...none, revisions: true };

  test.each([
    ['nothing, where the group does not say more', undefined, farmer, none],
    ['older revisions that are pinned', 'pinned', farmer, some],
    ['not so without an account', 'pinned', GUEST, none],
    ['what it did itself', 'own', farmer, { ...some, lines: 'own' }],
    ['what everybody did', 'all', farmer, { ...some, lines: 'all' }],
    ['all of it and why, as an administrator', undefined, principal('ADM'), everything],
  ] as const)('%s', (_, history, who, right) => {
    expect(historyOf(groupWith(history), who)).toEqual(right);
  });

  test('a change by the product itself is nobody’s own, a guest’s neither', () => {
    const group = groupWith('own');
    const by = (updatedBy: string) => ({ ...open, updatedBy });
    expect(
      visibleEntity(group, farmer, by(String(farmer.account)), circumstancesAt(NOW)).updatedBy,
    ).toBe(farmer.account);
    expect(
      visibleEntity(group, farmer, by('system'), circumstancesAt(NOW)).updatedBy,
    ).toBeUndefined();
    expect(
      visibleEntity(group, GUEST, by('system'), circumstancesAt(NOW)).updatedBy,
    ).toBeUndefined();
  });
});
