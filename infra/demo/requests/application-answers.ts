import type { DemoTimes } from '#infra/demo/demo-times.ts';
import type { Random } from '#infra/demo/random.ts';
import type { FieldData } from '#shared/requests/entities/request-process.ts';
import { type PackageKey, plainKey, type UnionKey } from './package-table.ts';

type Answers = Readonly<Record<string, FieldData[number]['value']>>;

/** The days from sending to the hatch of the chicks that are asked for. */
export const HATCH_DAYS = 70;

/** Answers in the form of the API. */
export const fieldData = (answers: Answers): FieldData =>
  Object.entries(answers).map(([field, value]) => ({ field, value }));

/** The farmer's answers, for an application sent so many days ago. */
export function applicationAnswers(
  key: PackageKey,
  { sentDaysAgo, found }: { readonly sentDaysAgo: number; readonly found: number },
  times: DemoTimes,
  random: Random,
): FieldData {
  const day = (days: number) => times.day(days - sentDaysAgo);
  // The other forms ask for a word on each offer.
  const explains = found > 0 && key === 'aso';
  return fieldData({
    ...ANSWERS[plainKey(key)]({ day, random }),
    ...(explains
      ? {
          whyOffersDoNotFit: [
            'Zu weit entfernt für den Transport.',
            'Gesundheitsstatus passt nicht.',
          ],
        }
      : {}),
    declaration: true,
  });
}

type Asked = { readonly day: (days: number) => string; readonly random: Random };

const CONFIRMATION = 'Bestätigung, Az. 7-1204';

function stock(random: Random): Answers {
  const adultStock = random.int(12, 80);
  return {
    adultStock,
    femaleStock: adultStock - 1,
    boughtThisYear: random.int(0, 1),
    qualityNeeds: ['healthStatus', 'pedigree'],
  };
}

/** Returns the answers of a keeper of mammals about the herd. */
function herd({ day, random }: Asked): Answers {
  return { ...stock(random), wantedFrom: day(20), wantedTo: day(80) };
}

const ANSWERS: Readonly<Record<UnionKey, (asked: Asked) => Answers>> = {
  ym: ({ day, random }) => ({
    purpose: 'firstHerd',
    stockNow: 0,
    animalSex: random.pick(['female', 'mixed']),
    birthDay: day(-random.int(20, 35)),
    arrivalDay: day(20),
    weaningDate: day(20),
    qualityNeeds: ['healthStatus', 'pedigree'],
    numberWanted: random.int(4, 12),
  }),
  mr: ({ day, random }) => ({
    purpose: 'renewal',
    ...stock(random),
    youngestBirthDay: day(-random.int(400, 780)),
    arrivalDay: day(20),
    numberWanted: random.int(1, 2),
  }),
  fr: ({ day, random }) => ({
    purpose: 'renewal',
    ...herd({ day, random }),
    nulliparous: true,
    numberWanted: random.int(2, 6),
  }),
  f40a: ({ day, random }) => ({
    purpose: 'extension',
    ...herd({ day, random }),
    confirmation: CONFIRMATION,
    nulliparous: true,
    adultStock: 40,
    femaleStock: 39,
    animalsBefore: 40,
    animalsAfter: 62,
    numberWanted: random.int(8, 15),
  }),
  f40b: ({ day, random }) => ({
    purpose: 'renewal',
    ...herd({ day, random }),
    confirmation: CONFIRMATION,
    nulliparous: true,
    oldBreed: 'Merinolandschaf',
    newBreed: 'Lacaune',
    numberWanted: random.int(6, 12),
  }),
  f40c: ({ day, random }) => ({
    purpose: 'firstHerd',
    ...herd({ day, random }),
    confirmation: CONFIRMATION,
    nulliparous: true,
    branchDescription: 'Neben den Milchkühen soll eine Herde Ziegen für eine Hofkäserei entstehen.',
    branchStart: day(60),
    numberWanted: random.int(10, 20),
  }),
  p3: ({ day, random }) => ({
    purpose: 'flockRenewal',
    hatchDay: day(HATCH_DAYS),
    orderedOn: day(-2),
    hatcheriesAsked: ['Brüterei Schäfer', 'Geflügelhof Nissen'],
    equivalentStrains: random.pick(['accepted', 'notAccepted']),
    partialLot: true,
    wantedFrom: day(HATCH_DAYS),
    boughtThisYear: 0,
    numberWanted: random.int(8, 60) * 50,
  }),
  low: ({ day }) => ({
    purpose: 'flockRenewal',
    chicksOrdered: 3000,
    wantedFrom: day(2),
    numberWanted: 1200,
  }),
  lowp3: ({ day }) => ({
    purpose: 'flockRenewal',
    chicksOrdered: 3000,
    wantedFrom: day(2),
    numberWanted: 1200,
  }),
  eb: ({ day, random }) => ({
    forBreeding: true,
    arrivalDay: day(14),
    numberWanted: random.int(1, 4),
  }),
  cat: ({ day, random }) => ({
    purpose: 'catastrophe',
    ...herd({ day, random }),
    animalSex: 'mixed',
    formalDecision: 'Landesamt, Az. 44-8160',
    formalDecisionOn: day(-8),
    disaster: 'fire',
    disasterDate: day(-12),
    animalsLost: 35,
    numberWanted: random.int(10, 30),
  }),
  bee: ({ day, random }) => ({
    colonies: 30,
    queensOrSwarms: random.pick(['queens', 'swarms']),
    boughtThisYear: 0,
    arrivalDay: day(30),
    organicCombs: true,
    numberWanted: random.int(2, 6),
  }),
  aq: ({ day, random }) => ({
    purpose: 'renewal',
    speciesNew: true,
    halfAtMost: true,
    lastTwoThirds: true,
    lifeStage: 'juveniles',
    weightTotal: 120,
    healthCertificate: 'GB-4711',
    boughtThisYear: 0,
    wantedFrom: day(30),
    numberWanted: random.int(20, 60) * 100,
  }),
  aso: ({ day, random }) => ({
    purpose: 'flockRenewal',
    flockSize: 900,
    feedShare: 10,
    deliveryDate: day(190),
    wantedFrom: day(190),
    numberWanted: random.int(5, 9) * 100,
  }),
};
