import { describe, expect, test } from 'vitest';
import { LAWS } from '#infra/demo/law/law-table.ts';
import type { LawSpecies } from '#shared/law/law-words.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import type { Answers } from '#shared/requests/form-engine/answers.ts';
import { LAW_FINDINGS } from '#shared/requests/law/law-finding-names.ts';
import { lawFindings } from '#shared/requests/law/law-findings.ts';
import type { LawfulStep, Permission } from '#shared/requests/law/lawful-step.ts';
import { permissionOf } from '#shared/requests/law/permission-of.ts';
import { processOf } from '#test/shared/requests/process-of.ts';

const today = '2026-03-02';
type Ground = LawfulStep['ground'];

const found = (
  ground: Ground,
  species: LawSpecies | undefined,
  given: Answers,
  more: Partial<LawfulStep> = {},
) =>
  lawFindings({
    law: LAWS.DE,
    ground,
    species,
    state: 'BY',
    today,
    asked: new Set(Object.keys(given)),
    given,
    before: {},
    ...more,
  }).map(({ kind, field, what, day, amount, unit }) =>
    [kind === 'noticed' ? 'notice' : '', field, what, day, amount, unit].filter(Boolean).join(' '),
  );

const onArrival = (birthDay: string, arrivalDay: string) => ({ birthDay, arrivalDay });

describe('ages count on the day of arrival', () => {
  test.each<[string, Ground, LawSpecies, Answers, string[]]>([
    ['a calf of 5 months and 29 days', 'YM', 'bovine', onArrival('2026-06-02', '2026-12-01'), []],
    [
      'a calf of 6 months',
      'YM',
      'bovine',
      onArrival('2026-06-02', '2026-12-02'),
      ['birthDay tooOldOnArrival 6 months'],
    ],
    [
      'born on the last of August, half a year in a month without that day',
      'YM',
      'bovine',
      onArrival('2026-08-31', '2027-02-28'),
      [],
    ],
    ['a leap day', 'YM', 'bovine', onArrival('2028-02-29', '2028-08-28'), []],
    [
      'and half a year later',
      'YM',
      'bovine',
      onArrival('2028-02-29', '2028-08-29'),
      ['birthDay tooOldOnArrival 6 months'],
    ],
    ['a lamb of 59 days', 'YM', 'ovine', onArrival('2026-03-01', '2026-04-29'), []],
    [
      'a lamb of 60 days',
      'YM',
      'ovine',
      onArrival('2026-03-01', '2026-04-30'),
      ['birthDay tooOldOnArrival 60 days'],
    ],
    ['a piglet of 34.9 kg', 'YM', 'porcine', { weightKg: 34.9 }, []],
    ['a piglet of 35 kg', 'YM', 'porcine', { weightKg: 35 }, ['weightKg tooHeavyOnArrival 35 kg']],
    [
      'a piglet without a weight',
      'YM',
      'porcine',
      { weightKg: null },
      ['weightKg weightNeeded 35 kg'],
    ],
    ['chicks of 2 days', 'P3', 'poultry', { hatchDay: '2026-05-01', arrivalDay: '2026-05-03' }, []],
    [
      'chicks of 3 days',
      'P3',
      'poultry',
      { hatchDay: '2026-05-01', arrivalDay: '2026-05-04' },
      ['hatchDay tooOldOnArrival 3 days'],
    ],
    [
      'born after the arrival',
      'YM',
      'bovine',
      onArrival('2026-05-02', '2026-05-01'),
      ['birthDay arrivalBeforeBirth'],
    ],
    [
      'a bull of a country without an age',
      'MR',
      'bovine',
      onArrival('2026-01-01', '2026-04-01'),
      [],
    ],
  ])('%s', (_, ground, species, given, expected) => {
    expect(found(ground, species, given)).toEqual(expected);
  });

  test.each([
    ['2025-04-01', ['birthDay inTraining 2026-04-02 12 months']],
    ['2025-10-01', ['birthDay notGrownUp 2026-10-01 12 months']],
    ['2025-03-01', []],
  ])('an Austrian bull born on %s', (birthDay, expected) => {
    const shifted = birthDay === '2025-04-01' ? '2025-04-02' : birthDay;
    expect(found('MR', 'bovine', onArrival(shifted, '2026-03-15'), { law: LAWS.AT })).toEqual(
      expected,
    );
  });
});

describe('an application', () => {
  test.each<[string, Ground, LawSpecies | undefined, Answers, string[]]>([
    [
      'is not for yesterday',
      'FR',
      'bovine',
      { wantedFrom: '2026-03-01' },
      ['wantedFrom arrivalPast'],
    ],
    ['may be for today', 'FR', 'bovine', { wantedFrom: today }, []],
    ['a record may tell of what was', 'EB', 'equine', { arrivalDay: '2026-01-01' }, []],
    [
      'a first herd means that there was none',
      'YM',
      'bovine',
      { stockNow: 1 },
      ['stockNow herdExists'],
    ],
    ['none it is', 'YM', 'bovine', { stockNow: 0 }, []],
    [
      'a ground that is over on arrival',
      'YM',
      'bovine',
      { arrivalDay: '2037-01-01' },
      ['arrivalDay groundOverThen 2036-12-31'],
    ],
    [
      'more queens than a fifth, with those of this year',
      'BE',
      undefined,
      { numberWanted: 7, colonies: 30, boughtThisYear: 0 },
      ['notice numberWanted overYearlyShare 6'],
    ],
    [
      'in any case one queen',
      'BE',
      undefined,
      { animalsBought: 1, colonies: 4, boughtThisYear: 0 },
      [],
    ],
    [
      'not two',
      'BE',
      undefined,
      { animalsBought: 2, colonies: 4, boughtThisYear: 0 },
      ['notice animalsBought overYearlyShare 1'],
    ],
  ])('%s', (_, ground, species, given, expected) => {
    expect(found(ground, species, given)).toEqual(expected);
  });

  test('orders organic chicks eight weeks ahead in Hesse, and nowhere else', () => {
    const late = { orderedOn: today, hatchDay: '2026-04-26' };
    expect(found('P3', 'poultry', late, { state: 'HE' })).toEqual([
      'orderedOn orderedTooLate 8 weeks',
    ]);
    expect(found('P3', 'poultry', { ...late, hatchDay: '2026-04-27' }, { state: 'HE' })).toEqual(
      [],
    );
    expect(found('P3', 'poultry', late)).toEqual([]);
    expect(found('P3', 'poultry', late, { law: LAWS.AT })).toEqual([]);
  });
});

test.each<[Ground, string, string[]]>([
  ['FR', '2027-03-02', []],
  ['FR', '2027-03-03', ['validUntil permissionTooLong 2027-03-02']],
  ['CAT', '2027-03-03', ['validUntil permissionTooLong 2027-03-02']],
  ['AQ', '2028-03-02', []],
])('a permission by %s until %s', (ground, validUntil, expected) => {
  expect(found(ground, 'bovine', { validUntil })).toEqual(expected);
});

test('a permission whose last month lacks the day ends on the last day of that month', () => {
  const leapDay = { today: '2028-02-29' };
  expect(found('FR', 'bovine', { validUntil: '2029-02-28' }, leapDay)).toEqual([]);
  expect(found('FR', 'bovine', { validUntil: '2029-03-01' }, leapDay)).toEqual([
    'validUntil permissionTooLong 2029-02-28',
  ]);
});

test('no permission outlives its ground', () => {
  expect(found('YM', 'bovine', { validUntil: '2037-01-01' }, { today: '2036-06-01' })).toEqual([
    'validUntil permissionTooLong 2036-12-31',
  ]);
});

describe('a report on a purchase', () => {
  const permission: Permission = {
    decidedOn: '2026-03-02',
    validUntil: '2026-06-30',
    granted: 10,
    bought: 4,
  };
  const report = (given: Answers, more: Partial<Permission> = {}, species: LawSpecies = 'bovine') =>
    found(
      'YM',
      species,
      { animalsBought: 2, ...given },
      { permission: { ...permission, ...more }, today: '2026-07-03' },
    );

  test.each<[string, Answers, Partial<Permission>, string[]]>([
    ['within the permission', { purchaseDate: '2026-03-02', arrivedOn: '2026-07-02' }, {}, []],
    [
      'before the decision',
      { purchaseDate: '2026-03-01' },
      {},
      ['purchaseDate boughtBeforeDecision 2026-03-02'],
    ],
    [
      'arrived before the decision',
      { arrivedOn: '2025-03-01' },
      {},
      ['arrivedOn boughtBeforeDecision 2026-03-02'],
    ],
    [
      'after the end',
      { purchaseDate: '2026-07-01' },
      {},
      ['purchaseDate boughtAfterEnd 2026-06-30'],
    ],
    [
      'after the revocation',
      { purchaseDate: '2026-05-02' },
      { endedOn: '2026-05-01' },
      ['purchaseDate boughtAfterEnd 2026-05-01'],
    ],
    [
      'of a day that is still to come',
      { purchaseDate: '2026-07-04', arrivedOn: '2026-07-04' },
      { validUntil: undefined },
      ['purchaseDate boughtToCome'],
    ],
    ['of today', { purchaseDate: '2026-07-03' }, { validUntil: undefined }, []],
    ['more than is left', { animalsBought: 7 }, {}, ['animalsBought boughtMoreThanGranted 6']],
    ['all that is left', { animalsBought: 6 }, {}, []],
    ['nothing more', { animalsBought: 0 }, {}, []],
    [
      'older than the ground allows',
      { bornOn: '2025-10-01', arrivedOn: '2026-04-01' },
      {},
      ['bornOn tooOldOnArrival 6 months'],
    ],
    ['an ear tag that is none', { earTags: ['DE 09 512 34501', 'cow'] }, {}, ['earTags noEarTag']],
    [
      'an ear tag twice',
      { earTags: ['DE 09 512 34501', 'de0951234501'] },
      {},
      ['earTags tagTwice'],
    ],
    [
      'fewer ear tags than animals',
      { earTags: ['DE 09 512 34501'] },
      {},
      ['notice earTags tagsMissing 2'],
    ],
    ['an ear tag each', { earTags: ['DE 09 512 34501', 'AT 123.4567.89'] }, {}, []],
    [
      'an ear tag each, pasted as it was set in print',
      { earTags: ['DE\u201109\u2011512\u201134501\u200b', 'AT 123–4567/89'] },
      {},
      [],
    ],
  ])('%s', (_, given, more, expected) => {
    expect(report(given, more)).toEqual(expected);
  });

  test('an ear tag of an earlier report', () => {
    const [step] = processOf().filledSteps.map((filled) => ({
      ...filled,
      fieldData: [
        { field: 'animalsBought', value: 1 },
        { field: 'earTags', value: ['DE 09 512 34501'] },
      ],
    }));
    const decided = { status: 'accepted', decidedOn: '2026-03-02T08:00:00.000Z' } as const;
    const process = processOf({ ...decided, filledSteps: step ? [step] : [] });
    const before = permissionOf(process, (instant) => instant.slice(0, 10));
    const earTags = ['de0951234501', 'DE 09 512 34502'];
    expect(report({ earTags }, before)).toEqual(['earTags tagTwice']);
    expect(report({ earTags: earTags.slice(1), animalsBought: 1 }, before)).toEqual([]);
  });

  test.each<[LawSpecies, string, string[]]>([
    ['poultry', 'lots, whatever they are called', ['Lot 7']],
    ['porcine', 'lots, too', ['Partie 2026-117']],
    ['porcine', 'the holding that all its pigs bear', ['DE OS 1234567', 'DE OS 1234567']],
  ])('of %s names %s', (species, _, earTags) => {
    expect(report({ earTags }, {}, species)).toEqual([]);
  });
});

test('each finding is an error of its own name', () => {
  for (const name of LAW_FINDINGS) expect(requestErrors[name].code).toBe(`requests.${name}`);
});
