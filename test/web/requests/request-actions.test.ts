import { expect, test } from 'vitest';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { testId } from '#test/support/test-id.ts';
import { type RequestAction, requestActions } from '#web/features/requests/request-actions.ts';

const deciding = { outcome: { field: 'decision', accepted: [], rejected: [] } };
const asking = [{ role: 'AGR' }, { role: 'INS' }] as const;
const steps = [...asking, { ...deciding, role: 'AUT' }] as const;
const OTHER = testId('other farmer');

const drafted: Partial<RequestProcess> = { status: 'new', step: 0, turn: PARTIES.agr };
const ended = (status: RequestProcess['status']): Partial<RequestProcess> => ({
  status,
  step: 2,
  turn: undefined,
});

type Row = readonly [
  what: string,
  process: Partial<RequestProcess>,
  who: Readonly<Record<'agr' | 'ins' | 'aut' | 'other', readonly RequestAction[]>>,
];

const TABLE: readonly Row[] = [
  ['a draft', drafted, { agr: ['fill', 'remove'], ins: [], aut: [], other: [] }],
  [
    'a draft that the control body files',
    { ...drafted, creator: PARTIES.ins, turn: PARTIES.ins },
    { agr: [], ins: ['fill', 'remove'], aut: [], other: [] },
  ],
  [
    'a request with the control body',
    {},
    {
      agr: ['retract', 'moveToFolder'],
      ins: ['fill', 'mark', 'moveToFolder'],
      aut: ['mark', 'moveToFolder'],
      other: [],
    },
  ],
  [
    'a request with the authority',
    { step: 2, turn: PARTIES.aut },
    {
      agr: ['retract', 'moveToFolder'],
      ins: ['mark', 'moveToFolder'],
      aut: ['fill', 'mark', 'moveToFolder'],
      other: [],
    },
  ],
  [
    'a granted request that is used up',
    { ...ended('accepted'), decision: { animalsGranted: 12, animalsBought: 12 } },
    {
      agr: ['moveToFolder'],
      ins: ['mark', 'moveToFolder'],
      aut: ['revoke', 'mark', 'moveToFolder'],
      other: [],
    },
  ],
  [
    'a granted request',
    ended('accepted'),
    {
      agr: ['waive', 'moveToFolder'],
      ins: ['mark', 'moveToFolder'],
      aut: ['revoke', 'mark', 'moveToFolder'],
      other: [],
    },
  ],
  ...(['closed', 'rejected', 'retracted'] as const).map(
    (status): Row => [
      `a ${status} request`,
      ended(status),
      {
        agr: ['followUp', 'moveToFolder'],
        ins: ['mark', 'moveToFolder'],
        aut: ['mark', 'moveToFolder'],
        other: [],
      },
    ],
  ),
];

test.each(TABLE)(
  '%s offers to each account what the table of transitions allows',
  (_, more, who) => {
    const process = processOf(more);
    const offered = {
      agr: requestActions(process, { account: PARTIES.agr }, steps),
      ins: requestActions(process, { account: PARTIES.ins }, steps),
      aut: requestActions(process, { account: PARTIES.aut }, steps),
      other: requestActions(process, { account: OTHER }, steps),
    };
    expect(offered).toEqual(who);
  },
);

test.each([
  ['AUT', [PARTIES.aut]],
  ['INS', [PARTIES.ins]],
] as const)('a lapsed request is opened again by the office that decides: %s', (role, expected) => {
  const on = '2026-03-02T08:00:00.000Z';
  const lapse = { event: 'autoClose', by: 'system', on, status: 'closed', step: 2 } as const;
  const process = processOf({ ...ended('closed'), events: [lapse] });
  const form = [...asking, { ...deciding, role }];
  const offices = [PARTIES.ins, PARTIES.aut].filter((office) =>
    requestActions(process, { account: office }, form).includes('reopen'),
  );
  expect(offices).toEqual(expected);
});
