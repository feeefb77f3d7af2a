import type { DemoTimes } from '#infra/demo/demo-times.ts';
import type { Random } from '#infra/demo/random.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { LawSpecies } from '#shared/law/law-words.ts';
import type { FieldData } from '#shared/requests/entities/request-process.ts';
import { bearEarTags } from '#shared/requests/law/ear-tags.ts';
import { fieldData, HATCH_DAYS } from './application-answers.ts';
import type { Course } from './course-table.ts';

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

/** The hatchery's, of a hatch so many days ago. */
export function hatchAnswers(daysAgo: number, times: DemoTimes): FieldData {
  return fieldData({
    hatchedOn: times.day(-daysAgo),
    chicksPlanned: 6000,
    chicksHatched: 3600,
    lowHatchReason: 'Zu wenige Bruteier waren befruchtet.',
    farmsConcerned: 2,
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

export function purchaseAnswers(
  {
    sentDaysAgo,
    granted,
    species,
    country,
  }: {
    readonly sentDaysAgo: number;
    readonly granted: number;
    readonly species: LawSpecies | undefined;
    readonly country: CountryCode;
  },
  times: DemoTimes,
): FieldData {
  const animals = Math.max(1, granted - 1);
  // No two requests of a country in which animals were bought are of one day.
  const first = 34_501 + sentDaysAgo * 100;
  return fieldData({
    animalsBought: animals,
    purchaseDate: times.day(HATCH_DAYS - sentDaysAgo),
    arrivedOn: times.day(HATCH_DAYS + 1 - sentDaysAgo),
    earTags: bearEarTags(species)
      ? Array.from({ length: animals }, (_, index) => `${country} 09 512 ${first + index}`)
      : ['Partie 117'],
    seller: 'Zuchtbetrieb Marten',
    stall: 'quarantine',
    lastPurchase: true,
  });
}
