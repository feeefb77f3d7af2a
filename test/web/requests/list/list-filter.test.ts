import { expect, test } from 'vitest';
import { rowOf } from '#shared/kernel/column-values.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import { requestProcessGroups } from '#shared/requests/request-process-groups.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { listFilter, listParams, listSorting } from '#web/features/requests/list/list-filter.ts';
import { readListState } from '#web/kernel/use-list-state.ts';

const { columns } = requestProcessGroups.party;
const FOLDER = testId('folder');

const requests: Readonly<Record<string, Partial<RequestProcess>>> = {
  'waits for ins': {},
  'waits for aut': { step: 2, turn: PARTIES.aut },
  'purchase report of ins': { status: 'accepted', turn: PARTIES.ins },
  granted: { status: 'accepted', turn: undefined },
  'draft of ins': {
    status: 'new',
    creator: PARTIES.ins,
    turn: PARTIES.ins,
    hid: undefined,
    sentOn: undefined,
  },
  'in the archive of ins': {
    status: 'closed',
    turn: undefined,
    folders: [`${PARTIES.ins}/archived`],
  },
  'in a folder of ins': { turn: PARTIES.aut, folders: [`${PARTIES.ins}/${FOLDER}`] },
  'in the archive of aut': { turn: PARTIES.aut, folders: [`${PARTIES.aut}/archived`] },
};

/** The requests that a control body finds with this address. */
function found(address: string): string[] {
  const state = readListState(listParams, new URLSearchParams(address));
  const filter = listFilter(state, PARTIES.ins);
  return Object.entries(requests)
    .filter(([name, more]) => {
      const entity = entityOf('request-process', processOf(more), name);
      return filter === undefined || matchesFilter(rowOf(entity, columns), filter, columns);
    })
    .map(([name]) => name);
}

test.each([
  ['', ['waits for ins', 'purchase report of ins', 'draft of ins']],
  ['view=all', Object.keys(requests)],
  ['view=drafts', ['draft of ins']],
  ['view=archived', ['in the archive of ins']],
  [`view=${FOLDER}`, ['in a folder of ins']],
  ['view=all&status=accepted', ['purchase report of ins', 'granted']],
  ['status=open', ['waits for ins']],
  [`view=all&kind=${testId('goats')}`, []],
  ['view=drafts&text=biohof', ['draft of ins']],
  ['view=drafts&text=2026-000001', []],
  ['view=all&status=nonsense', Object.keys(requests)],
])('“%s” finds %j', (address, names) => {
  expect(found(address)).toEqual(names);
});

test('what needs me comes oldest first, all else by its last change', () => {
  expect(listSorting('needsMe')).toEqual([{ field: 'stepSince', direction: 'asc' }]);
  expect(listSorting('all')).toEqual([{ field: 'updated', direction: 'desc' }]);
});
