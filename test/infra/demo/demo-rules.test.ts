import { describe, expect, test } from 'vitest';
import { buildRequestLibrary } from '#infra/demo/requests/build-request-library.ts';
import { buildExportRules, rulesOf } from '#infra/demo/requests/build-rulesets.ts';
import { PACKAGES, type PackageKey } from '#infra/demo/requests/package-table.ts';
import { RULE_ROWS } from '#infra/demo/requests/rule-table.ts';
import type { Answers } from '#shared/requests/form-engine/answers.ts';
import { ruleFindings } from '#shared/requests/law/rule-findings.ts';
import { rulesetProblems } from '#shared/rules/ruleset-problems.ts';

const library = buildRequestLibrary();
const TODAY = '2026-03-02';

/** What the rules of a package say of a step's answers; the step that asks most of them. */
function said(
  key: PackageKey,
  given: Answers,
  { before = {} }: { before?: Answers } = {},
): string[] {
  const steps = library.packageOf(key).steps.map((step) => library.fieldsOf(step));
  const asks = (fields: (typeof steps)[number]) =>
    fields.filter(({ internalName }) => internalName in given).length;
  const [fields = []] = steps.toSorted((a, b) => asks(b) - asks(a));
  return ruleFindings(library.rulesetOf(key), {
    requestType: 'authority',
    species: undefined,
    today: TODAY,
    fields,
    before,
    given,
  }).map(({ kind, field }) => `${kind} ${field}`);
}

test.each(PACKAGES)('the rules of $key fit the facts they name', ({ key }) => {
  expect(rulesetProblems(library.rulesetOf(key))).toEqual([]);
});

test('the rules of exports fit what the product tells and can do, and their examples come out', () => {
  expect(rulesetProblems(rulesOf(buildExportRules()))).toEqual([]);
});

test('the animals of a first herd are kept organically straight after weaning', () => {
  const arrivalDay = '2026-05-01';
  expect(said('ym', { weaningDate: '2026-05-01', arrivalDay })).toEqual([]);
  expect(said('ym', { weaningDate: '2026-04-30', arrivalDay })).toEqual(['noticed weaningDate']);
});

describe('answers hold against each other', () => {
  test.each<[PackageKey, Answers, string[]]>([
    ['fr', { numberWanted: 0 }, ['refused numberWanted']],
    ['fr', { numberWanted: 1 }, []],
    ['aq', { numberWanted: 0, weightTotal: 120 }, ['refused numberWanted']],
    ['fr', { wantedFrom: '2026-04-02', wantedTo: '2026-04-01' }, ['refused wantedTo']],
    ['fr', { wantedFrom: '2026-04-01', wantedTo: '2026-04-01' }, []],
    ['fr', { adultStock: 10, femaleStock: 11 }, ['refused femaleStock']],
    ['fr', { adultStock: 10, femaleStock: 10 }, []],
    ['f40a', { animalsBefore: 40, animalsAfter: 40 }, ['refused animalsAfter']],
    ['f40a', { animalsBefore: 40, animalsAfter: 41 }, []],
    ['f40b', { oldBreed: 'Lacaune', newBreed: 'Lacaune' }, ['refused newBreed']],
    ['p3', { orderedOn: '2026-03-04', hatchDay: '2026-06-01' }, ['refused orderedOn']],
    ['low', { hatchedOn: '2026-03-04' }, ['refused hatchedOn']],
    ['low', { hatchedOn: '2026-03-03' }, []],
    ['low', { chicksPlanned: 100, chicksHatched: 100 }, ['refused chicksHatched']],
    ['low', { chicksPlanned: 100, chicksHatched: 99 }, []],
    ['cat', { disasterDate: '2026-03-04' }, ['refused disasterDate']],
    ['cat', { disasterDate: '2026-03-03' }, []],
    ['cat', { animalsLost: 10, numberWanted: 11 }, ['noticed numberWanted']],
    ['aso', { deliveryDate: '2026-08-29' }, ['noticed deliveryDate']],
    ['aso', { deliveryDate: '2026-08-30' }, []],
    ['aso', { flockSize: 350 }, ['noticed flockSize']],
    ['aso', { flockSize: 351, feedShare: 101 }, ['refused feedShare']],
    ['fr', { advice: 'positive', certificateValid: false }, ['noticed advice']],
    ['fr', { advice: 'positiveWithCondition', stockChecked: 'yes' }, ['noticed advice']],
    ['fr', { advice: 'positive', certificateValid: true }, []],
    ['fr', { advice: 'negative', certificateValid: false }, []],
    ['fr', { animalsBought: 0 }, []],
    ['fr', { animalsBought: 1 }, ['refused purchaseDate', 'refused arrivedOn', 'refused seller']],
    [
      'fr',
      { animalsBought: 1, purchaseDate: '2026-03-02', arrivedOn: '2026-03-04', seller: 'X' },
      ['refused arrivedOn'],
    ],
    [
      'fr',
      { animalsBought: 1, purchaseDate: '2026-02-20', arrivedOn: '2026-02-19', seller: 'X' },
      ['noticed arrivedOn'],
    ],
  ])('%s %j: %j', (key, given, expected) => {
    expect(said(key, given)).toEqual(expected);
  });
});

describe('later steps hold against those before', () => {
  test.each<[Answers, Answers, string[]]>([
    [
      { wantedFrom: '2026-05-01' },
      { decision: 'accept', validUntil: '2026-04-30' },
      ['noticed validUntil'],
    ],
    [{ wantedFrom: '2026-05-01' }, { decision: 'accept', validUntil: '2026-05-01' }, []],
    [{ numberWanted: 5 }, { decision: 'acceptFewer', animalsGranted: 4 }, []],
    [
      { numberWanted: 5 },
      { decision: 'acceptFewer', animalsGranted: 5 },
      ['noticed animalsGranted'],
    ],
    [
      { numberWanted: 5 },
      { decision: 'acceptFewer', animalsGranted: 0 },
      ['refused animalsGranted'],
    ],
    [{ numberWanted: 5 }, { decision: 'reject', animalsGranted: 0 }, []],
  ])('%j %j: %j', (before, given, expected) => {
    expect(said('fr', given, { before })).toEqual(expected);
  });
});

test.each([
  [10, []],
  [11, ['noticed chicksHatched']],
])('%i chicks wanted, of which a hatch lacks 10: %j', (numberWanted, expected) => {
  const given = { chicksPlanned: 100, chicksHatched: 90 };
  expect(said('low', given, { before: { numberWanted } })).toEqual(expected);
});

test('every rule belongs to a package', () => {
  const used = new Set(
    PACKAGES.flatMap(({ key }) => library.rulesetOf(key).rules.map(({ name }) => name)),
  );
  expect(RULE_ROWS.map(({ what }) => what).filter((what) => !used.has(what))).toEqual([]);
});
