import { describe, expect, test } from 'vitest';
import { filingRole, partyOf, standingsOf } from '#shared/requests/process/standings.ts';
import { testId } from '#test/support/test-id.ts';
import { PARTIES, processOf } from './process-of.ts';

describe('standings in an open request that waits for the control body', () => {
  test.each([
    ['the farmer who filed it', PARTIES.agr, ['creator', 'applicant', 'party']],
    ['the control body', PARTIES.ins, ['turn', 'office', 'party']],
    ['the association', PARTIES.aso, ['office', 'party']],
    ['the authority', PARTIES.aut, ['decider', 'office', 'party']],
    ['anybody else', testId('other'), []],
    ['a visitor', null, []],
  ])('%s', (_, account, standings) => {
    expect(standingsOf(processOf(), { account })).toEqual(standings);
  });

  test('a control body that filed for its customer is creator and office, not applicant', () => {
    const process = processOf({ creator: PARTIES.ins, turn: PARTIES.aut });
    expect(standingsOf(process, { account: PARTIES.ins })).toEqual(['creator', 'office', 'party']);
    expect(standingsOf(process, { account: PARTIES.agr })).toEqual(['applicant', 'party']);
  });

  test('a draft has no party but its creator', () => {
    const draft = processOf({ status: 'new', turn: PARTIES.agr });
    expect(standingsOf(draft, { account: PARTIES.agr })).toContain('party');
    expect(standingsOf(draft, { account: PARTIES.ins })).not.toContain('party');
  });

  test('a step waits for the account of its role', () => {
    const process = processOf();
    const roles = ['AGR', 'INS', 'ASO', 'SUP', 'AUT'] as const;
    expect(roles.map((role) => partyOf(process, role))).toEqual([
      PARTIES.agr,
      PARTIES.ins,
      PARTIES.aso,
      undefined,
      PARTIES.aut,
    ]);
  });
});

test.each([
  ['the farmer', PARTIES.agr, 'AGR'],
  ['the control body', PARTIES.ins, 'INS'],
  ['the association', PARTIES.aso, 'ASO'],
])('%s files a request in its own part', (_, creator, role) => {
  expect(filingRole(processOf({ creator }))).toBe(role);
});

test('the office that decided is the one of its role, also after a region got another authority', () => {
  const on = '2026-03-04T08:00:00.000Z';
  const decide = { event: 'decide', on, status: 'accepted', step: 2 } as const;
  const step = { step: testId('step 2'), on, fieldData: [] };
  const byCertifier = processOf({
    status: 'accepted',
    events: [{ ...decide, by: PARTIES.ins }],
    filledSteps: [{ ...step, by: PARTIES.ins, role: 'INS' }],
  });
  expect(standingsOf(byCertifier, { account: PARTIES.ins })).toContain('decider');
  expect(standingsOf(byCertifier, { account: PARTIES.aut })).not.toContain('decider');
  const byAnother = processOf({
    status: 'accepted',
    events: [{ ...decide, by: testId('old authority') }],
    filledSteps: [{ ...step, by: testId('old authority'), role: 'AUT' }],
  });
  expect(standingsOf(byAnother, { account: PARTIES.aut })).toContain('decider');
  // The present authority of the region may revoke what an authority has granted, and nothing else.
  const present = { account: testId('present authority'), regions: [byAnother.region] };
  expect(standingsOf(byAnother, present)).toEqual(['decider']);
  expect(standingsOf(byAnother, { ...present, regions: [testId('region 2')] })).toEqual([]);
  expect(standingsOf({ ...byAnother, status: 'closed' }, present)).toEqual([]);
  expect(standingsOf(byCertifier, present)).toEqual([]);
});
