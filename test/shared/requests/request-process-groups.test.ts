import { describe, expect, test } from 'vitest';
import { circumstancesAt } from '#shared/kernel/circumstances.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import { readGroupFor, visibleEntity } from '#shared/kernel/row-rights.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { requestProcessGroups } from '#shared/requests/process/request-process-groups.ts';
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
    .filter(([, caller]) =>
      readGroupFor(
        requestProcessClass,
        caller,
        entityOf('request-process', process),
        circumstancesAt(NOW),
      ),
    )
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
      readGroupFor(
        requestProcessClass,
        successor,
        entityOf('request-process', process),
        circumstancesAt(NOW),
      ) !== undefined;
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
    const group = readGroupFor(requestProcessClass, who.ins, entity, circumstancesAt(NOW));
    expect(
      group && visibleEntity(group, who.ins, entity, circumstancesAt(NOW)).data.folders,
    ).toEqual([folders[1]]);
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

test('a request is sorted by the day since which it waits, or since which it is over', () => {
  const event = { step: 1, by: PARTIES.aut, role: 'AUT' as const, status: 'accepted' as const };
  const events = [
    { ...event, event: 'decide' as const, on: '2026-03-05T08:00:00.000Z' },
    { ...event, event: 'mark' as const, on: '2026-03-09T08:00:00.000Z' },
  ];
  const over = processOf({ status: 'accepted', turn: undefined, events });
  for (const { columns, derived } of [requestProcessGroups.party, requestProcessGroups.admin]) {
    const sinceOf = (process: RequestProcess) =>
      rowOf(entityOf('request-process', process), columns, derived).stepSince;
    const [waiting, done] = [processOf({ events }), over].map(sinceOf);
    expect([waiting, done]).toEqual([
      [Date.parse('2026-03-02T08:00:00.000Z')],
      [Date.parse('2026-03-05T08:00:00.000Z')],
    ]);
  }
});

describe('of the farm, who is only the supplier reads', () => {
  const { party } = requestProcessGroups;
  const counted = (found: number) => ({
    found,
    foundWithoutConditions: found,
    until: '2026-03-02',
  });
  const sup = String(who.sup.account);
  const process = processOf({
    sup,
    applicant: { name: 'Biohof', controlNumber: 'DE-BY-006-12345-A' },
    agrSite: {
      id: testId('site'),
      isDefault: true,
      internalName: 'Stall 85354',
      address: {
        name: 'Biohof',
        street: 'Weg 1',
        citycode: '85354',
        city: 'Freising',
        phone: '+49 1',
        email: 'farm@example.org',
        region: testId('region'),
        geoPosition: { lat: 48.4, lon: 11.7 },
        country: 'DE',
      },
    },
    searchFilter: {
      position: { lat: 48.4, lon: 11.7 },
      townKm: 9,
      radiusKm: 200,
      attributeFilter: {
        field: 'geoPosition',
        comparison: 'within',
        value: { lat: 48.4, lon: 11.7, km: 30 },
      },
      searchedOn: NOW.toISOString(),
      ...counted(1),
      offers: [
        {
          id: testId('offer'),
          rev: 1,
          km: 12,
          reasons: [],
          animals: { offergroup: testId('breed'), amount: 1 },
        },
      ],
      whenSent: {
        searchedOn: NOW.toISOString(),
        ...counted(2),
        offers: [
          {
            id: testId('newer offer'),
            rev: 1,
            km: 31,
            reasons: [],
            animals: { offergroup: testId('breed'), amount: 1 },
          },
        ],
      },
    },
  });
  const entity = entityOf('request-process', process);
  const readBy = (reader: Principal, row = entity) => {
    const group = readGroupFor(requestProcessClass, reader, row, circumstancesAt(NOW));
    return group && visibleEntity(group, reader, row, circumstancesAt(NOW)).data;
  };

  test('its name, town, region and country, and nothing that tells where it is', () => {
    const data = readBy(who.sup);
    expect(data).toMatchObject({ applicant: { name: 'Biohof' }, hid: process.hid, sup });
    expect(data?.agrSite).toEqual({
      id: testId('site'),
      isDefault: true,
      internalName: 'Biohof',
      address: { city: 'Freising', region: testId('region'), country: 'DE' },
    });
    expect(data?.searchFilter).toEqual({
      radiusKm: 200,
      searchedOn: NOW.toISOString(),
      ...counted(1),
      offers: [],
      whenSent: { searchedOn: NOW.toISOString(), ...counted(2), offers: [] },
    });
    expect(JSON.stringify(data)).not.toMatch(/12345|85354|Weg 1|\+49|@|48\.4|"km"/);
  });

  const said = (by: string, role: 'AGR' | 'SUP' | 'AUT', field: string) => ({
    step: testId(`step ${field}`),
    by,
    role,
    on: NOW.toISOString(),
    fieldData: [{ field, value: field }],
  });
  const file = (by: string, name: string) => ({
    upload: testId(name),
    name,
    contentType: 'application/pdf',
    size: 1,
    by,
  });
  const told: Partial<RequestProcess> = {
    filledSteps: [
      said(PARTIES.agr, 'AGR', 'wanted'),
      said(sup, 'SUP', 'hatched'),
      said(PARTIES.aut, 'AUT', 'reasons'),
      said(PARTIES.agr, 'AGR', 'seller'),
    ],
    attachments: [file(PARTIES.agr, 'Map.pdf'), file(sup, 'List.pdf')],
    decision: { animalsGranted: 4, animalsBought: 3, justificationCode: 'other' },
    permissionEnd: { how: 'revoked', by: PARTIES.aut, on: NOW.toISOString(), animals: 1 },
    events: [
      {
        event: 'revoke',
        by: PARTIES.aut,
        on: NOW.toISOString(),
        status: 'accepted',
        step: 3,
        reason: 'The farm gave up.',
      },
    ],
  };
  const answersRead = (more: Partial<RequestProcess>) => {
    const data = readBy(who.sup, entityOf('request-process', { ...process, ...told, ...more }));
    const { filledSteps } = RequestProcess.parse(data);
    return filledSteps.flatMap(({ fieldData }) => fieldData.map(({ field }) => field));
  };

  test('what it is asked about, and of what follows how the request was decided', () => {
    const data = readBy(who.sup, entityOf('request-process', { ...process, ...told }));
    expect(data).toMatchObject({
      decision: { animalsGranted: 4 },
      permissionEnd: { how: 'revoked' },
      attachments: [{ name: 'List.pdf' }],
      events: [{ event: 'revoke' }],
    });
    expect(data?.permissionEnd).not.toHaveProperty('animals');
    expect(answersRead({})).toEqual(['wanted', 'hatched']);
    expect(answersRead({ turn: sup })).toEqual(['wanted', 'hatched', 'reasons', 'seller']);
    const unasked = (told.filledSteps ?? []).filter(({ by }) => by !== sup);
    expect(answersRead({ filledSteps: unasked })).toEqual(['wanted']);
    expect(JSON.stringify(data)).not.toMatch(/reasons"|seller"|Map|gave up|Bought|other"/);
  });

  test('as much as every search of its shard holds', () => {
    const row = party.held(rowOf(entity, party.columns), sup);
    expect(row['applicant.controlNumber']).toEqual([]);
    expect(row).toEqual({
      ...rowOf(entity, party.columns),
      'applicant.controlNumber': [],
    });
  });

  test('all of it where it has another part in the request too', () => {
    for (const part of ['agr', 'ins', 'aso', 'aut', 'creator'] as const) {
      const both = entityOf('request-process', { ...process, [part]: sup });
      expect(readBy(who.sup, both)?.applicant, part).toEqual(process.applicant);
      const row = party.held(rowOf(both, party.columns), sup);
      expect(row['applicant.controlNumber'], part).toHaveLength(1);
    }
    for (const reader of [who.agr, who.ins, who.aso, who.aut, who.administrator]) {
      expect(readBy(reader)).toMatchObject({ agrSite: process.agrSite });
    }
  });
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
    expect(
      Object.values(who).map((caller) => group.open(...([caller, 'all'] as never[]))),
    ).not.toContain(true);
  });
});
