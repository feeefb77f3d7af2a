import { expect, test } from 'vitest';
import { rowOf } from '#shared/kernel/column-values.ts';
import { readListState } from '#shared/kernel/list-state.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { requestProcessGroups } from '#shared/requests/process/request-process-groups.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import {
  listFilter,
  listOrder,
  listParams,
  listSorting,
  sortOfTable,
  tableSortOf,
} from '#web/features/requests/list/list-filter.ts';

const { columns, derived, held } = requestProcessGroups.party;
const FOLDER = testId('folder');

const requests: Readonly<Record<string, Partial<RequestProcess>>> = {
  'waits for ins': {},
  'waits for aut': { step: 2, turn: PARTIES.aut },
  'purchase report of ins': { status: 'accepted', turn: PARTIES.ins },
  granted: { status: 'accepted', turn: undefined },
  'with another number': { turn: PARTIES.aut, hid: 'AT-2026-000234' },
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
  lapsed: {
    status: 'closed',
    turn: undefined,
    step: 2,
    events: [
      {
        event: 'autoClose',
        by: 'system',
        status: 'closed',
        step: 2,
        on: '2026-03-20T08:00:00.000Z',
      },
    ],
  },
  'over since yesterday': { turn: PARTIES.aut, stepClosesOn: '2026-03-21T22:59:59.000Z' },
  'ends today': { turn: PARTIES.aut, stepClosesOn: '2026-03-22T22:59:59.000Z' },
  'ends in a week': { turn: PARTIES.aut, stepClosesOn: '2026-03-29T21:59:59.000Z' },
  'of another farm': { applicant: { name: 'Hof Nord', controlNumber: '2760001234' } },
  'of a farm in Bavaria': {
    turn: PARTIES.aut,
    applicant: { name: 'Hof Ost', controlNumber: 'DE-BY-006-12345-A' },
  },
  'of a farm with marks': { applicant: { name: 'Hof Süd', controlNumber: '276-000-5678' } },
  'ends later': { turn: PARTIES.aut, stepClosesOn: '2026-03-29T22:00:00.000Z' },
  // In Berlin it is 5 March.
  'in a folder of ins': {
    turn: PARTIES.aut,
    folders: [`${PARTIES.ins}/${FOLDER}`],
    sentOn: '2026-03-04T23:30:00.000Z',
  },
  'in the archive of aut': { turn: PARTIES.aut, folders: [`${PARTIES.aut}/archived`] },
};

/** As they are on 22 March in Berlin; a week later summer time has begun. */
const TIMES = {
  timeZone: 'Europe/Berlin',
  now: '2026-03-22T09:00:00.000Z',
  tomorrow: '2026-03-22T23:00:00.000Z',
  nextWeek: '2026-03-29T22:00:00.000Z',
};

const NUMBERED = ['of another farm', 'of a farm with marks'];

const SENT_FIRST = Object.keys(requests).filter(
  (name) => name !== 'draft of ins' && name !== 'in a folder of ins',
);

const PUT_AWAY = ['draft of ins', 'in the archive of ins', 'in a folder of ins'];
const IN_NO_FOLDER = Object.keys(requests).filter((name) => !PUT_AWAY.includes(name));

/** The requests that a control body finds with this address. */
function found(address: string): string[] {
  const state = readListState(listParams, new URLSearchParams(address));
  const filter = listFilter(state, PARTIES.ins, TIMES);
  return Object.entries(requests)
    .filter(([name, more]) => {
      const entity = entityOf('request-process', processOf(more), name);
      const row = held(rowOf(entity, columns, derived), PARTIES.ins);
      return filter === undefined || matchesFilter(row, filter, columns);
    })
    .map(([name]) => name);
}

test.each([
  ['', ['waits for ins', 'purchase report of ins', 'draft of ins', ...NUMBERED]],
  ['view=all', Object.keys(requests)],
  ['view=all&due=over', ['over since yesterday']],
  ['view=all&due=today', ['ends today']],
  ['view=all&due=week', ['ends today', 'ends in a week']],
  ['view=all&due=x', Object.keys(requests)],
  ['view=noFolder', IN_NO_FOLDER],
  ['view=drafts', ['draft of ins']],
  ['view=archived', ['in the archive of ins']],
  [`view=${FOLDER}`, ['in a folder of ins']],
  ['view=all&status=accepted', ['purchase report of ins', 'granted']],
  ['status=open', ['waits for ins', ...NUMBERED]],
  ['view=all&status=lapsed', ['lapsed']],
  ['view=all&status=closed', ['in the archive of ins']],
  [`view=all&kind=${testId('goats')}`, []],
  ['view=drafts&text=biohof', ['draft of ins']],
  ['view=drafts&text=2026-000001', []],
  // The number of a request is found however its groups are kept apart.
  ...[
    'AT-2026-000234',
    'at 2026 000234',
    'AT2026000234',
    'AT – 2026 – 000234',
    'at.2026.000234',
    '2026/000234',
    '2026000234',
    'AT 2026',
    '000234',
    'AT-2026-234',
    '2026/234',
    'AT\u200b-2026-000234',
  ].map((text): [string, string[]] => [
    `view=all&text=${encodeURIComponent(text)}`,
    ['with another number'],
  ]),
  // A control number is found as it is shown, and as it was written.
  ['text=276-000-1234', ['of another farm']],
  ['text=276%20000%201234', ['of another farm']],
  ['text=276-000', NUMBERED],
  ['text=2760005678', ['of a farm with marks']],
  ['view=all&text=DE-BY-006%2012345', ['of a farm in Bavaria']],
  ['view=all&text=de/by/006/12345', ['of a farm in Bavaria']],
  [`view=all&region=${testId('region')}`, Object.keys(requests)],
  [`view=all&region=${testId('Saxony')}`, []],
  [`view=all&package=${testId('another')}`, []],
  ['view=all&from=2026-03-02&to=2026-03-02', SENT_FIRST],
  ['view=all&from=2026-03-05&to=2026-03-05', ['in a folder of ins']],
  ['view=all&from=2026-03-03&to=2026-03-04', []],
  ['view=all&to=2026-03-01', []],
  ['view=all&from=nonsense', Object.keys(requests)],
  ['view=all&status=nonsense', Object.keys(requests)],
])('“%s” finds %j', (address, names) => {
  expect(found(address)).toEqual(names);
});

test.each([
  ['view=needsMe', 'stepClosesOn', 'asc'],
  ['view=all', 'updated', 'desc'],
  ['view=all&sort=hid', 'hid', 'asc'],
  ['view=needsMe&sort=-applicant.name', 'applicant.name', 'desc'],
  ['view=all&sort=secret', 'updated', 'desc'],
])('“%s” is sorted by %s %s', (address, field, direction) => {
  const state = readListState(listParams, new URLSearchParams(address));
  expect(listSorting(state)).toEqual({ field, direction });
});

test('what has no deadline comes behind what has one, the longest wait first', () => {
  const orderOf = (address: string) =>
    listOrder(readListState(listParams, new URLSearchParams(address)), 'de_DE').map(
      ({ field }) => field,
    );
  expect(orderOf('view=needsMe')).toEqual(['stepClosesOn', 'stepSince']);
  expect(orderOf('view=needsMe&sort=sentOn')).toEqual(['sentOn']);
  expect(orderOf('view=all')).toEqual(['updated']);
});

test('the sorted column of the table stands in the address as the field that the server sorts by', () => {
  const sorted = (sort: string) => tableSortOf(listSorting({ view: 'all', sort }));
  expect(sorted('hid')).toEqual({ column: 'number', isDescending: false });
  expect(sorted('-hid')).toEqual({ column: 'number', isDescending: true });
  expect(sorted('')).toBeNull();
  for (const sort of ['hid', '-hid', '-stepSince', '']) {
    expect(sortOfTable(sorted(sort))).toBe(sort);
  }
});
