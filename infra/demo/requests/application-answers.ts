import type { DemoTimes } from '#infra/demo/demo-times.ts';
import type { Random } from '#infra/demo/random.ts';
import type { FieldData } from '#shared/requests/request-process.ts';
import type { PackageKey } from './package-table.ts';

type Answers = Readonly<Record<string, FieldData[number]['value']>>;

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
  const explains = found > 0 && key !== 'low' && key !== 'eb';
  return fieldData({
    ...ANSWERS[key]({ day, random }),
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

/** Returns the answers of a keeper of mammals about the herd. */
function herd({ day, random }: Asked): Answers {
  const adultStock = random.int(12, 80);
  return {
    adultStock,
    femaleStock: adultStock - 1,
    boughtThisYear: random.int(0, 1),
    wantedFrom: day(20),
    wantedTo: day(80),
    qualityNeeds: ['healthStatus', 'pedigree'],
  };
}

const ANSWERS: Readonly<Record<PackageKey, (asked: Asked) => Answers>> = {
  ym: ({ day, random }) => ({
    purpose: 'firstHerd',
    ...herd({ day, random }),
    animalSex: random.pick(['female', 'mixed']),
    ageDays: random.int(20, 55),
    weaningDate: day(20),
    numberWanted: random.int(4, 12),
  }),
  mr: ({ day, random }) => ({
    purpose: 'renewal',
    ...herd({ day, random }),
    ageMonths: random.int(13, 26),
    numberWanted: random.int(1, 2),
  }),
  fr: ({ day, random }) => ({
    purpose: 'renewal',
    ...herd({ day, random }),
    nulliparous: true,
    ageMonths: random.int(14, 24),
    numberWanted: random.int(2, 6),
  }),
  f40a: ({ day, random }) => ({
    purpose: 'extension',
    ...herd({ day, random }),
    nulliparous: true,
    animalsBefore: 40,
    animalsAfter: 62,
    numberWanted: random.int(8, 15),
  }),
  f40b: ({ day, random }) => ({
    purpose: 'renewal',
    ...herd({ day, random }),
    nulliparous: true,
    oldBreed: 'Merinolandschaf',
    newBreed: 'Lacaune',
    numberWanted: random.int(6, 12),
  }),
  f40c: ({ day, random }) => ({
    purpose: 'firstHerd',
    ...herd({ day, random }),
    nulliparous: true,
    branchDescription: 'Neben den Milchkühen soll eine Herde Ziegen für eine Hofkäserei entstehen.',
    branchStart: day(60),
    numberWanted: random.int(10, 20),
  }),
  p3: ({ day, random }) => ({
    purpose: 'flockRenewal',
    hatchDay: day(70),
    orderedOn: day(-2),
    hatcheriesAsked: ['Brüterei Schäfer', 'Geflügelhof Nissen'],
    equivalentStrains: random.pick(['accepted', 'notAccepted']),
    partialLot: true,
    wantedFrom: day(70),
    boughtThisYear: 0,
    numberWanted: random.int(8, 60) * 50,
  }),
  low: ({ day }) => ({
    purpose: 'flockRenewal',
    chicksOrdered: 3000,
    wantedFrom: day(2),
    numberWanted: 1200,
  }),
  eb: ({ day, random }) => ({
    purpose: 'renewal',
    recordedBreed: 'Murnau-Werdenfelser',
    breedList: 'national',
    breedListVersion: 'Ausgabe 2025',
    wantedFrom: day(14),
    numberWanted: random.int(1, 4),
  }),
  cat: ({ day, random }) => ({
    purpose: 'catastrophe',
    ...herd({ day, random }),
    animalSex: 'mixed',
    disaster: 'fire',
    disasterDate: day(-12),
    animalsLost: 35,
    numberWanted: random.int(10, 30),
  }),
  bee: ({ day, random }) => ({
    purpose: 'renewal',
    colonies: 30,
    queensOrSwarms: random.pick(['queens', 'swarms']),
    boughtThisYear: 0,
    wantedFrom: day(30),
    numberWanted: random.int(2, 6),
  }),
  aq: ({ day, random }) => ({
    purpose: 'renewal',
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
