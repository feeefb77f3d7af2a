import { describe, expect, test } from 'vitest';
import { rowOf } from '#shared/kernel/column-values.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { reach, viewed } from '#shared/kernel/row-rights.ts';
import { type RequestProcess, requestProcessClass } from '#shared/requests/request-process.ts';
import { requestProcessGroups } from '#shared/requests/request-process-groups.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { PARTIES, processOf } from './process-of.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const who = {
  agr: principal('AGR', { account: PARTIES.agr }),
  ins: principal('INS', { account: PARTIES.ins }),
  aso: principal('ASO', { account: PARTIES.aso }),
  aut: principal('AUT', { account: PARTIES.aut }),
  sup: principal('SUP', { account: testId('sup') }),
  otherSupplier: principal('SUP', { account: testId('other supplier') }),
  otherFarmer: principal('AGR', { account: testId('other farmer') }),
  otherAuthority: principal('AUT', { account: testId('other authority') }),
  administrator: principal('ADM'),
  guest: GUEST,
};
const readers = (process: RequestProcess) =>
  Object.entries(who)
    .filter(([, one]) => reach(requestProcessClass, one, entityOf('request-process', process), NOW))
    .map(([name]) => name);

describe('who reads a request', () => {
  test('once sent: its parties and administrators', () => {
    expect(readers(processOf())).toEqual(['agr', 'ins', 'aso', 'aut', 'administrator']);
  });

  test('once sent: the supplier that it names', () => {
    expect(readers(processOf({ sup: testId('sup') }))).toContain('sup');
    const unread = [processOf(), processOf({ sup: testId('sup'), status: 'new' })];
    for (const process of unread) expect(readers(process)).not.toContain('sup');
    expect(readers(processOf({ sup: testId('sup') }))).not.toContain('otherSupplier');
  });

  test('once sent: the authority that its region belongs to by now', () => {
    const successor = principal('AUT', {
      account: testId('successor'),
      regions: [testId('region')],
    });
    const reads = (process: RequestProcess) =>
      reach(requestProcessClass, successor, entityOf('request-process', process), NOW) !==
      undefined;
    expect([processOf(), processOf({ region: testId('elsewhere') })].map(reads)).toEqual([
      true,
      false,
    ]);
    expect(reads(processOf({ status: 'new' }))).toBe(false);
  });

  test('as a draft: its creator alone', () => {
    expect(readers(processOf({ status: 'new' }))).toEqual(['agr']);
    expect(readers(processOf({ status: 'new', creator: PARTIES.ins }))).toEqual(['ins']);
  });

  test('each party sees its own folder and no other’s', () => {
    const folders = [`${PARTIES.agr}/archived`, `${PARTIES.ins}/${testId('folder')}`];
    const entity = entityOf('request-process', processOf({ folders }));
    const group = reach(requestProcessClass, who.ins, entity, NOW);
    expect(group && viewed(group, who.ins, entity).data.folders).toEqual([folders[1]]);
  });
});

test('the shard of a party holds its own folders and nobody else’s', () => {
  const folders = [`${PARTIES.agr}/archived`, `${PARTIES.ins}/${testId('folder')}`];
  const { party, admin } = requestProcessGroups;
  const row = rowOf(entityOf('request-process', processOf({ folders })), party.columns);
  expect(party.held(row, PARTIES.ins)).toEqual({ ...row, folders: [folders[1]] });
  expect(party.held(row, PARTIES.aut)).toEqual({ ...row, folders: [] });
  expect(admin.held(row, 'all')).toEqual({ ...row, folders: [] });
});

describe('the shard of due steps', () => {
  const { due } = requestProcessGroups;
  const stepClosesOn = '2026-03-03T08:00:00.000Z';
  const keysOf = (process: RequestProcess) => due.keys(entityOf('request-process', process));

  test('holds open requests with a timer', () => {
    expect(keysOf(processOf({ stepClosesOn }))).toEqual(['all']);
  });

  test('holds no request without a timer, and none that has ended', () => {
    expect(keysOf(processOf())).toEqual([]);
    expect(keysOf(processOf({ status: 'retracted', stepClosesOn }))).toEqual([]);
  });

  test('opens to nobody', () => {
    const group: { open: (...args: never[]) => boolean } = due;
    expect(Object.values(who).map((one) => group.open(...([one, 'all'] as never[])))).not.toContain(
      true,
    );
  });
});
