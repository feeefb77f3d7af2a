import { describe, expect, test } from 'vitest';
import { LAWS } from '#infra/demo/law/law-table.ts';
import type { Law } from '#shared/law/law.ts';
import { LAW_SPECIES } from '#shared/law/law-words.ts';
import {
  ANIMALS,
  HERDS,
  type LegalFacts,
  PURCHASES,
  type Question,
} from '#shared/law/legal-facts.ts';
import { legalRoute, nextQuestion } from '#shared/law/legal-route.ts';
import type { Route, RouteReason } from '#shared/law/route.ts';

const { DE, AT, CH } = LAWS;

const wish = { purchase: 'breeding', endangered: false } as const;
const female = { ...wish, herd: 'renewal', animal: 'nulliparous' } as const;
const male = { ...wish, herd: 'renewal', animal: 'male' } as const;
const first = { ...wish, herd: 'first' } as const;

const cows = (stock: number, wanted: number, used = 0): LegalFacts => ({
  ...female,
  species: 'bovine',
  stock,
  wanted,
  used,
});
const days = (birthDay: string, arrivalDay: string) => ({ birthDay, arrivalDay });
const bees = (stock: number, wanted: number): LegalFacts => ({
  ...wish,
  species: 'bees',
  herd: 'renewal',
  stock,
  wanted,
});
const chicks = (arrivalDay: string): LegalFacts => ({
  species: 'poultry',
  purchase: 'eggs',
  herd: 'renewal',
  ...days('2026-03-01', arrivalDay),
});
const extension: LegalFacts = {
  ...female,
  species: 'bovine',
  herd: 'extension',
  confirmed: true,
  stock: 40,
  wanted: 16,
};
const fire = { ...wish, species: 'bovine', herd: 'afterCatastrophe', wanted: 35 } as const;
const lowHatch = { ...chicks('2026-03-02'), herd: 'lowHatch' } as const;

const FR = { kind: 'apply', ground: 'FR', point: '1.3.4.4.2', decider: 'authority' } as const;
const YM = { kind: 'apply', ground: 'YM', point: '1.3.4.4.1', endsOn: '2036-12-31' } as const;
const MR = { kind: 'apply', ground: 'MR', point: '1.3.4.4.2' } as const;
const P3 = { kind: 'apply', ground: 'P3', point: '1.3.4.3', endsOn: '2036-12-31' } as const;
const BE = { kind: 'record', ground: 'BE', point: '1.3.4.2', decider: 'nobody' } as const;
const not = (reason: RouteReason) => ({ kind: 'notPossible', reason }) as const;

test.each<[number, string, LegalFacts, Partial<Route>, Law?]>([
  [1, 'an organic heifer', { species: 'bovine', purchase: 'organic' }, { kind: 'none' }],
  [2, '9 cattle, 1 heifer', cows(9, 1), { ...FR, most: 1 }],
  [3, '9 cattle, 2 heifers', cows(9, 2), { ...FR, most: 1, tooMany: 1 }],
  [4, '100 cattle, 11 heifers', cows(100, 11), { ...FR, most: 10, tooMany: 1 }],
  [5, '100 cattle, 10 heifers, 1 used', cows(100, 10, 1), { ...FR, most: 9, tooMany: 1 }],
  [6, '14 cattle, 1 heifer', cows(14, 1), { ...FR, most: 1 }],
  [7, 'a bull of 14 months', { ...male, species: 'bovine', adult: true }, MR],
  [
    8,
    'a bull of 8 months in Austria',
    { ...male, species: 'bovine', ...days('2026-01-10', '2026-09-10') },
    { ...MR, reason: 'training', applyFrom: '2027-01-10' },
    AT,
  ],
  [8, 'elsewhere', { ...male, species: 'bovine', adult: false }, not('notGrownUp')],
  [
    9,
    'a Fleckvieh cow that has calved',
    { ...female, species: 'bovine', animal: 'hasGivenBirth' },
    not('hasGivenBirth'),
  ],
  [
    10,
    'a Hinterwälder cow that has calved',
    { ...wish, species: 'bovine', endangered: true, animal: 'hasGivenBirth' },
    { kind: 'record', ground: 'EB', point: '1.3.4.1', decider: 'nobody' },
  ],
  [
    11,
    '5 months, 29 days',
    { ...first, species: 'bovine', ...days('2026-06-02', '2026-12-01') },
    YM,
  ],
  [
    12,
    '6 months',
    { ...first, species: 'bovine', ...days('2026-06-02', '2026-12-02') },
    not('tooOld'),
  ],
  [13, 'a calf of 6 months and 1 day, herd of 40', cows(40, 1), { ...FR, most: 4 }],
  [
    14,
    'a calf of 5 months, herd of 40',
    { ...cows(40, 1), ...days('2026-06-02', '2026-11-02') },
    { ...FR, most: 4 },
  ],
  [
    15,
    'a lamb of 65 days on arrival',
    { ...first, species: 'ovine', ...days('2026-03-01', '2026-05-05') },
    not('tooOld'),
  ],
  [
    16,
    'a lamb of 59 days on arrival',
    { ...first, species: 'ovine', ...days('2026-03-01', '2026-04-29') },
    YM,
  ],
  [17, 'a piglet of 34.9 kg', { ...first, species: 'porcine', weightKg: 34.9 }, YM],
  [17, 'a piglet of 35 kg', { ...first, species: 'porcine', weightKg: 35 }, not('tooHeavy')],
  [
    18,
    'a rabbit of 2 months and 29 days',
    { ...first, species: 'rabbits', ...days('2026-05-02', '2026-07-31') },
    YM,
  ],
  [19, '50 rabbits, 10 does', { ...cows(50, 10), species: 'rabbits' }, { ...FR, most: 10 }],
  [20, '9 rabbits, 2 does', { ...cows(9, 2), species: 'rabbits' }, { ...FR, most: 1, tooMany: 1 }],
  [21, '15 deer, 3 hinds', { ...cows(15, 3), species: 'cervine' }, { ...FR, most: 3 }],
  [22, '4 goats, 1', { ...cows(4, 1), species: 'caprine' }, { ...FR, most: 1 }],
  [22, '5 goats, 1', { ...cows(5, 1), species: 'caprine' }, { ...FR, most: 1 }],
  [23, '24 sows, 5 gilts', { ...cows(24, 5), species: 'porcine' }, { ...FR, most: 4, tooMany: 1 }],
  [
    24,
    'from 40 cows to 62, confirmed',
    extension,
    { kind: 'apply', ground: 'F40a', point: '1.3.4.4.3', most: 16, endsOn: '2036-12-31' },
  ],
  [25, '30 steers', { species: 'bovine', purchase: 'fattening' }, not('fattening')],
  [
    26,
    '3,000 chicks of 2 days, 800 organic ones to be had',
    { ...chicks('2026-03-03'), wanted: 3000, available: 800 },
    { ...P3, takeOrganic: 800, most: 2200 },
  ],
  [27, 'pullets of 17 weeks', chicks('2026-06-28'), not('tooOld')],
  [27, 'chicks of 4 days', chicks('2026-03-05'), not('tooOld')],
  [28, '30 colonies, 6 queens', bees(30, 6), { ...BE, most: 6 }],
  [28, '30 colonies, 7 queens', bees(30, 7), { ...BE, most: 6, tooMany: 1 }],
  [29, '4 colonies, 1 queen', bees(4, 1), { ...BE, most: 1 }],
  [
    30,
    'a fire without a formal decision',
    { ...fire, formalDecision: false },
    { kind: 'askFirst', decider: 'authority', reason: 'noFormalDecision' },
  ],
  [
    30,
    'a fire with it',
    { ...fire, formalDecision: true },
    { kind: 'apply', ground: 'CAT', act: 'Delegated Regulation (EU) 2020/2146', monthsAtMost: 12 },
  ],
  [
    31,
    'juvenile trout for on-growing',
    { species: 'aquaculture', purchase: 'onGrowing', bredBefore2022: true },
    not('bredBefore2022'),
  ],
  [
    32,
    'a heifer in Switzerland',
    { ...cows(100, 10), endangered: false },
    { kind: 'apply', decider: 'certifier', act: 'SR 910.18', point: 'Art. 16f Abs. 4', most: 10 },
    CH,
  ],
  [
    33,
    'low hatch in North Rhine-Westphalia',
    { ...lowHatch, state: 'NW' },
    { kind: 'record', ground: 'LOW', decider: 'nobody', reason: 'generalOrder' },
  ],
  [34, 'low hatch in Bavaria', { ...lowHatch, state: 'BY' }, P3],
])('case %i: %s', (_case, _name, facts, route, law = DE) => {
  expect(legalRoute(facts, law)).toMatchObject(route);
  expect(nextQuestion(facts, law)).toBeUndefined();
});

describe('borders', () => {
  const calf = (birthDay: string, arrivalDay: string, law = DE) =>
    legalRoute({ ...first, species: 'bovine', ...days(birthDay, arrivalDay) }, law)?.kind;

  test.each([
    // A day that February lacks is the first of March; a leap day is one.
    ['2025-08-31', '2026-02-28', 'apply'],
    ['2025-08-31', '2026-03-01', 'notPossible'],
    ['2025-08-29', '2026-02-28', 'apply'],
    ['2023-08-29', '2024-02-28', 'apply'],
    ['2023-08-29', '2024-02-29', 'notPossible'],
    ['2024-02-29', '2024-08-28', 'apply'],
    ['2024-02-29', '2024-08-29', 'notPossible'],
    ['2026-11-30', '2027-05-29', 'apply'],
    ['2026-11-30', '2027-05-30', 'notPossible'],
    // 181 to 183 days are not always below six months.
    ['2026-02-01', '2026-07-31', 'apply'],
    ['2026-02-01', '2026-08-01', 'notPossible'],
  ])('a calf born on %s that arrives on %s: %s', (birthDay, arrivalDay, kind) => {
    expect(calf(birthDay, arrivalDay)).toBe(kind);
  });

  test.each([
    ['2026-03-03', 'apply'],
    ['2026-03-04', 'notPossible'],
  ])('chicks that hatched on 1 March and arrive on %s: %s', (arrivalDay, kind) => {
    expect(legalRoute(chicks(arrivalDay), DE)?.kind).toBe(kind);
  });

  test.each([
    ['2026-04-29', 'apply'],
    ['2026-04-30', 'notPossible'],
  ])('a lamb born on 1 March that arrives on %s: %s', (arrivalDay, kind) => {
    const lamb = { ...first, species: 'ovine', ...days('2026-03-01', arrivalDay) } as const;
    expect(legalRoute(lamb, DE)?.kind).toBe(kind);
  });

  test.each([
    ['2026-07-09', 'notPossible', undefined],
    ['2026-07-10', 'apply', '2027-01-10'],
    ['2027-01-09', 'apply', '2027-01-10'],
    ['2027-01-10', 'apply', undefined],
  ])(
    'an Austrian bull born on 10 January that arrives on %s: %s',
    (arrivalDay, kind, applyFrom) => {
      const bull = { ...male, species: 'bovine', ...days('2026-01-10', arrivalDay) } as const;
      const route = legalRoute(bull, AT);
      expect([route?.kind, route?.applyFrom]).toEqual([kind, applyFrom]);
    },
  );

  test.each<[LegalFacts['species'], number, number]>([
    ['bovine', 0, 1],
    ['bovine', 9, 1],
    ['bovine', 10, 1],
    ['bovine', 19, 1],
    ['bovine', 20, 2],
    ['equine', 29, 2],
    ['porcine', 4, 1],
    ['porcine', 5, 1],
    ['porcine', 10, 2],
    ['ovine', 14, 2],
    ['caprine', 10, 2],
    ['cervine', 9, 1],
    ['cervine', 10, 2],
    ['rabbits', 10, 2],
    ['rabbits', 12, 2],
  ])('%s, a stock of %i: %i a year', (species, stock, most) => {
    expect(legalRoute({ ...cows(stock, 1), species: species ?? 'other' }, DE)?.most).toBe(most);
  });

  test('a number that is used up is not possible, and neither is what organic animals cover', () => {
    expect(legalRoute(cows(100, 1, 10), DE)).toMatchObject(not('quotaUsed'));
    expect(legalRoute({ ...cows(100, 2), available: 2 }, DE)).toMatchObject(not('organicSuffices'));
    expect(legalRoute({ ...cows(100, 12), available: 2 }, DE)).toMatchObject({
      most: 10,
      takeOrganic: 2,
    });
  });

  test('a ground that is over is not possible; the renewal goes on', () => {
    expect(calf('2036-11-01', '2036-12-31')).toBe('apply');
    expect(calf('2036-11-01', '2037-01-01')).toBe('notPossible');
    expect(legalRoute({ ...cows(40, 1), arrivalDay: '2037-01-01' }, DE)?.kind).toBe('apply');
  });

  test('an extension without confirmation, or of no stock, is asked for first', () => {
    const kindOf = (facts: LegalFacts) => legalRoute(facts, DE)?.kind;
    expect(kindOf({ ...extension, confirmed: false })).toBe('askFirst');
    expect(kindOf({ ...extension, stock: 0 })).toBe('askFirst');
  });

  test('Swiss law is its own: what its data do not list is asked of the certification body', () => {
    for (const facts of [
      { ...female, species: 'bovine', herd: 'first' },
      { ...female, species: 'cervine', stock: 10 },
      { ...female, species: 'bovine', animal: 'hasGivenBirth' },
      { species: 'bovine', purchase: 'fattening' },
    ] satisfies LegalFacts[])
      expect(legalRoute(facts, CH)).toMatchObject({ kind: 'askFirst', decider: 'certifier' });
  });

  test('animals that no row of the law names are asked for', () => {
    const llama = { ...female, species: 'camelids', stock: 10 } as const;
    expect(legalRoute(llama, DE)?.reason).toBe('notListed');
    expect(legalRoute(llama, AT)?.most).toBe(2);
  });
});

describe('the end of the conversion', () => {
  const ends = (facts: LegalFacts, law: Law = DE) =>
    legalRoute(facts, law)?.conversions.map(({ product, organicFrom }) => [product, organicFrom]);

  test('is counted from the day of arrival, by product', () => {
    expect(ends({ ...cows(40, 1), arrivalDay: '2026-08-31' })).toEqual([
      ['meat', '2027-08-31'],
      ['milk', '2027-03-01'],
    ]);
    expect(ends(chicks('2026-03-02'))).toEqual([['eggs', '2026-04-13']]);
    expect(ends({ ...chicks('2026-03-02'), purchase: 'meat' })).toEqual([['meat', '2026-05-11']]);
  });

  test('is a period only while that day is not known', () => {
    expect(ends(bees(30, 6))).toEqual([['beeProducts', undefined]]);
  });
});

test('only what is still needed is asked', () => {
  const asked = (facts: LegalFacts, law: Law = DE) => nextQuestion(facts, law);
  expect(asked({})).toBe('species');
  expect(asked({ species: 'bovine' })).toBe('purchase');
  expect(asked({ species: 'bovine', purchase: 'breeding' })).toBe('endangered');
  expect(asked({ species: 'bovine', ...wish })).toBe('herd');
  expect(asked({ species: 'bovine', ...first })).toBe('age');
  expect(asked({ species: 'porcine', ...first })).toBe('weight');
  expect(asked({ species: 'bovine', ...wish, herd: 'renewal' })).toBe('animal');
  expect(asked({ species: 'bovine', ...female })).toBe('numbers');
  expect(asked({ species: 'bovine', ...male })).toBe('adult');
  expect(asked({ species: 'bovine', ...male }, AT)).toBe('age');
  expect(asked({ species: 'bovine', ...female, herd: 'newBreed' })).toBe('confirmed');
  expect(asked(fire)).toBe('formalDecision');
  expect(asked({ ...lowHatch })).toBe('state');
  expect(asked({ species: 'aquaculture', purchase: 'onGrowing' })).toBe('bredBefore2022');
  expect(asked({ species: 'poultry', purchase: 'meat' })).toBe('herd');
  // No animal arrives before its birth.
  expect(asked({ species: 'bovine', ...first, ...days('2026-03-02', '2026-03-01') })).toBe('age');
});

test('every way ends in an answer after seven questions at most', () => {
  const answers: { readonly [Q in Question]: readonly LegalFacts[] } = {
    species: LAW_SPECIES.map((species) => ({ species })),
    purchase: PURCHASES.map((purchase) => ({ purchase })),
    endangered: [{ endangered: true }, { endangered: false }],
    herd: HERDS.map((herd) => ({ herd })),
    formalDecision: [{ formalDecision: true }, { formalDecision: false }],
    state: [{ state: 'NW' }, { state: 'BY' }],
    bredBefore2022: [{ bredBefore2022: true }, { bredBefore2022: false }],
    animal: ANIMALS.map((animal) => ({ animal })),
    adult: [{ adult: true }, { adult: false }],
    confirmed: [{ confirmed: true }, { confirmed: false }],
    age: [days('2026-03-01', '2026-03-02'), days('2026-03-01', '2028-03-02')],
    weight: [{ weightKg: 20 }, { weightKg: 60 }],
    numbers: [{ stock: 0 }, { stock: 40 }],
  };
  const mostQuestions = (facts: LegalFacts, law: Law): number => {
    const question = nextQuestion(facts, law);
    if (question === undefined) return 0;
    return (
      1 + Math.max(...answers[question].map((more) => mostQuestions({ ...facts, ...more }, law)))
    );
  };
  expect([DE, AT, CH].map((law) => mostQuestions({}, law))).toEqual([7, 7, 6]);
});
