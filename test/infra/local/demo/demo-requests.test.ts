import { describe, expect, test } from 'vitest';
import { buildDemoData } from '#infra/local/demo/build-demo-data.ts';
import { demoId } from '#infra/local/demo/demo-id.ts';
import { Account } from '#shared/accounts/account.ts';
import { RequestProcess } from '#shared/requests/request-process.ts';
import { RequestPackage } from '#shared/requests/requestpackage.ts';
import { REQUEST_STATUSES } from '#shared/requests/status.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const data = buildDemoData(NOW);
const requests = data
  .filter(({ entityclass }) => entityclass === 'request-process')
  .map(({ id, data: process }) => ({ id, ...RequestProcess.parse(process) }));
const packages = data
  .filter(({ entityclass }) => entityclass === 'requestpackage')
  .map(({ data: one }) => RequestPackage.parse(one));

describe('demo packages', () => {
  test('lead from the farmer over the control body to the authority', () => {
    const steps = packages.map(({ internalName, steps: all }) => [
      internalName,
      all.map(({ role }) => role),
    ]);
    expect(steps).toEqual(
      ['PKG-MR', 'PKG-FR', 'PKG-P3', 'PKG-YM'].map((name) => [name, ['AGR', 'INS', 'AUT']]),
    );
  });
});

describe('demo requests', () => {
  test('show every status', () => {
    expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(REQUEST_STATUSES));
  });

  test('of the login farmer.de show every status', () => {
    const own = requests.filter(({ agr }) => agr === demoId('account.farmer.de'));
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(REQUEST_STATUSES));
  });

  test.each(['de', 'at', 'ch', 'lu', 'dk'])(
    'give the control body and the authority of %s something to do',
    (cc) => {
      const waiting = requests.map(({ turn }) => turn);
      expect(waiting).toContain(demoId(`account.ins.${cc}`));
      expect(waiting).toContain(demoId(`account.aut.${cc}`));
    },
  );

  test('wait for the party whose step it is, and for nobody once they are over', () => {
    for (const { status, step, turn, agr, ins, aut } of requests) {
      const expected = { new: agr, open: step === 1 ? ins : aut }[status as string];
      expect(turn).toBe(expected);
    }
  });

  test('have a number from the time they were sent, counted without gap', () => {
    const german = requests.flatMap(({ hid }) => (hid?.startsWith('DE-2026-') ? [hid] : []));
    const counted = german.map((_, at) => `DE-2026-${String(at + 1).padStart(6, '0')}`);
    expect(german.toSorted()).toEqual(counted);
    for (const { hid, sentOn } of requests) expect(hid === undefined).toBe(sentOn === undefined);
  });

  test('lie in the past, and what waits is not due yet', () => {
    for (const { events, stepClosesOn } of requests) {
      expect(events.every(({ on }) => on < NOW.toISOString())).toBe(true);
      expect(stepClosesOn === undefined || stepClosesOn > NOW.toISOString()).toBe(true);
    }
  });

  test('name the control body and the association that the farmer belongs to', () => {
    const farmers = new Map(
      data
        .filter(({ entityclass }) => entityclass === 'account')
        .map(({ id, data: account }) => [id, Account.parse(account).userData]),
    );
    for (const { agr, ins, aso } of requests) {
      const farmer = farmers.get(agr);
      expect(farmer?.insData.map((entry) => entry.ins)).toContain(ins);
      if (aso !== undefined) expect(farmer?.asoData.map((entry) => entry.aso)).toContain(aso);
    }
  });

  test('keep the animals asked for and granted apart', () => {
    const fewer = requests.filter(
      ({ decision }) =>
        decision?.animalsGranted !== undefined &&
        decision.animalsGranted < (decision.animalsAsked ?? 0),
    );
    expect(fewer.length).toBeGreaterThan(0);
    expect(fewer.every(({ status }) => status === 'accepted')).toBe(true);
  });
});
