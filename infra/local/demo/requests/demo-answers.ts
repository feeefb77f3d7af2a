import type { FieldData } from '#shared/requests/request-process.ts';
import type { DemoTimes } from '../demo-times.ts';
import type { Random } from '../random.ts';
import type { Course } from './course-table.ts';
import type { PackageKey } from './package-table.ts';

type Answers = Readonly<Record<string, FieldData[number]['value']>>;

const PURPOSES: Readonly<Record<PackageKey, string>> = {
  mr: 'renewal',
  fr: 'renewal',
  p3: 'flockRenewal',
  ym: 'firstHerd',
};

const fieldData = (answers: Answers): FieldData =>
  Object.entries(answers).map(([field, value]) => ({ field, value }));

/** The farmer's answers, for an application sent so many days ago. */
export function applicationAnswers(
  key: PackageKey,
  { sentDaysAgo, found }: { readonly sentDaysAgo: number; readonly found: number },
  times: DemoTimes,
  random: Random,
): FieldData {
  const day = (days: number) => times.day(days - sentDaysAgo);
  return fieldData({
    purpose: PURPOSES[key],
    ...packageAnswers(key, day, random),
    wantedFrom: day(key === 'p3' ? 70 : 20),
    boughtThisYear: key === 'p3' ? 0 : random.int(0, 1),
    ...(found > 0
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

function packageAnswers(key: PackageKey, day: (days: number) => string, random: Random): Answers {
  const adultStock = random.int(12, 80);
  const stock = { adultStock, femaleStock: adultStock - 1, wantedTo: day(80) };
  const needs = { qualityNeeds: ['healthStatus', 'pedigree'] };
  switch (key) {
    case 'mr':
      return { ...stock, ...needs, ageMonths: random.int(13, 26), numberWanted: random.int(1, 2) };
    case 'fr':
      return {
        ...stock,
        ...needs,
        nulliparous: true,
        ageMonths: random.int(14, 24),
        numberWanted: random.int(2, 6),
      };
    case 'ym':
      return {
        ...stock,
        ...needs,
        animalSex: random.pick(['female', 'mixed']),
        ageDays: random.int(20, 55),
        weaningDate: day(10),
        numberWanted: random.int(4, 12),
      };
    case 'p3':
      return {
        hatchDay: day(70),
        orderedOn: day(-2),
        hatcheriesAsked: ['Brüterei Schäfer', 'Geflügelhof Nissen'],
        equivalentStrains: random.pick(['accepted', 'notAccepted']),
        partialLot: true,
        numberWanted: random.int(8, 60) * 50,
      };
  }
}

export function adviceAnswers(course: Course, random: Random): FieldData {
  const isNegative = course === 'rejected';
  const advice = isNegative ? 'negative' : random.pick(['positive', 'positiveWithCondition']);
  return fieldData({
    certificateValid: true,
    stockChecked: isNegative ? 'no' : random.pick(['yes', 'partly']),
    advice,
    ...(advice === 'positiveWithCondition'
      ? { adviceCondition: 'Quarantäne nach den Vorgaben des Tierarztes.' }
      : {}),
    ...(isNegative
      ? { adviceComment: 'Im Umkreis sind passende Tiere aus ökologischer Haltung gemeldet.' }
      : {}),
  });
}

export function decisionAnswers(
  course: Course,
  { decidedDaysAgo, asked }: { readonly decidedDaysAgo: number; readonly asked: number },
  times: DemoTimes,
): FieldData {
  if (course === 'rejected') {
    return fieldData({
      decision: 'reject',
      reasons: 'Tiere der gewünschten Art sind aus ökologischer Haltung verfügbar.',
    });
  }
  const isFewer = course === 'acceptedFewer' && asked > 1;
  return fieldData({
    decision: isFewer ? 'acceptFewer' : 'accept',
    ...(isFewer
      ? {
          animalsGranted: Math.ceil(asked / 2),
          reasons: 'Die zulässige Zahl für dieses Jahr ist damit erreicht.',
        }
      : {}),
    justificationCode: 'lackOfSuitableAnimals',
    validUntil: times.day(180 - decidedDaysAgo),
    conditions: ['Die Umstellungszeit beginnt mit der Einstallung.'],
  });
}
