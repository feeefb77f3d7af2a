import { revoked, waived } from '#functions/requests/deciding/permission-ended.ts';
import { checkDraft, checkStep } from '#functions/requests/filling/check-form.ts';
import { withGround } from '#functions/requests/filling/decided-by-law.ts';
import { pinnedRules } from '#functions/requests/filling/pinned-rules.ts';
import {
  escalated,
  marked,
  movedToFolder,
  retracted,
  stepFilled,
  timedOut,
} from '#functions/requests/process/transitions.ts';
import { calendarOf } from '#infra/demo/countries/build-calendars.ts';
import type { CountryRow } from '#infra/demo/countries/country-row.ts';
import { lawOf } from '#infra/demo/law/build-laws.ts';
import type { Random } from '#infra/demo/random.ts';
import { SPECIES } from '#infra/demo/species/species-table.ts';
import { inOwnWords } from '#infra/demo/texts.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { defined } from '#shared/kernel/defined.ts';
import { DAY_MS, type Day, HOUR_MS } from '#shared/kernel/time.ts';
import type {
  Answer,
  FieldData,
  RequestProcess,
} from '#shared/requests/entities/request-process.ts';
import type { RequestPackage, RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { answersOf } from '#shared/requests/form-engine/answers.ts';
import { reportDueAfter } from '#shared/requests/law/report-due-after.ts';
import { fillEvent } from '#shared/requests/process/fill-event.ts';
import { applicationAnswers } from './application-answers.ts';
import { rulesetId } from './build-rulesets.ts';
import type { CourseRow } from './course-table.ts';
import { adviceAnswers, decisionAnswers, hatchAnswers, purchaseAnswers } from './office-answers.ts';
import type { RequestWorld } from './request-world.ts';

/** Takes a request along its course by the product's own transitions, so that it can only be in a state they reach. */
export function runCourse(
  begun: RequestProcess,
  row: CourseRow,
  { country, library, times }: RequestWorld & { readonly country: CountryRow },
  random: Random,
): RequestProcess {
  const form = library.packageOf(row.key);
  const species = reportOf(row.species);
  const reportDueOn = (end: Answer): Day | undefined =>
    typeof end === 'string' ? reportDueAfter(end, lawOf(country)) : undefined;
  const answersTo = stepAnswers(row, { begun, country, times, random });
  const written = (answers: FieldData): FieldData =>
    answers.map(({ field, value }) => ({ field, value: inOwnWords(country, value) }));
  if (row.course === 'draft')
    return { ...begun, draft: draftOf(written(answersTo.application()), library, form) };

  const fill = (process: RequestProcess): RequestProcess => {
    const step = form.steps[process.step];
    const by = process.turn;
    if (step === undefined || by === undefined) throw new Error(`${form.internalName} is over.`);
    const kind = kindOf(process, step);
    const now = after(process, HOURS_LATER[kind]);
    const today = utcDayOf(now);
    const fields = library.fieldsOf(step);
    const fieldData = checkStep(fields, written(answersTo[kind](process)), {
      before: process.decision,
      outcome: step.outcome,
      today,
      rules: pinnedRules({ id: rulesetId(row.key), data: library.rulesetOf(row.key) }, process, {
        species,
        fields,
        today,
      }),
    });
    const event = fillEvent(process.status, form.steps, process.step);
    const filled = stepFilled(process, {
      steps: form.steps,
      event,
      fieldData,
      by,
      now,
      calendar: calendarOf(process),
    });
    const { validUntil = null } = answersOf(fieldData);
    const byLaw = event === 'decide' ? defined({ reportDueOn: reportDueOn(validUntil) }) : {};
    return { ...filled, ...byLaw, decision: withGround(filled, form) };
  };
  const fillUntil = (isThere: (process: RequestProcess) => boolean): RequestProcess => {
    let process = fill(begun);
    while (process.turn !== undefined && !isThere(process)) process = fill(process);
    return process;
  };
  const sent = () => fillUntil(() => true);
  const advised = () => fillUntil(({ step }) => form.steps[step]?.outcome !== undefined);
  const decided = () => fillUntil(({ status }) => status !== 'open');
  switch (row.course) {
    case 'sent':
    case 'followUp':
      return sent();
    case 'advised':
      return advised();
    case 'marked':
      return markedByOffice(advised(), country);
    case 'accepted':
    case 'acceptedFewer':
      return decided();
    case 'bought':
      return fillUntil(() => false);
    case 'rejected':
      return movedToFolder(decided(), begun.agr, 'archived');
    case 'passedOn': {
      const before = sent();
      return timedOut(before, {
        steps: form.steps,
        now: new Date(before.stepClosesOn ?? 0),
        calendar: calendarOf(before),
      });
    }
    case 'overdue': {
      const before = advised();
      return escalated(before, undefined, new Date(before.stepEscalatesOn ?? 0));
    }
    case 'retracted': {
      const before = sent();
      return retracted(before, { by: before.agr, now: after(before, 20) });
    }
    case 'waived': {
      const before = decided();
      return waivedByFarm(before, after(before, 48));
    }
    case 'revoked': {
      const before = decided();
      const reason = inOwnWords(country, 'Das Zertifikat des Betriebs ist nicht mehr gültig.');
      const by = before.filledSteps.at(-1)?.by ?? before.aut;
      const now = after(before, 72);
      return revoked(before, { reason, by, now, reportDueOn: reportDueOn(utcDayOf(now)) });
    }
  }
}

const waivedByFarm = (process: RequestProcess, now: Date): RequestProcess =>
  waived(process, { by: process.agr, now, today: utcDayOf(now) });

type Kind = 'application' | 'hatch' | 'advice' | 'decision' | 'purchase';
const HOURS_LATER: Readonly<Record<Kind, number>> = {
  application: 1,
  hatch: 6,
  advice: 30,
  decision: 60,
  purchase: 1700,
};

function kindOf({ status }: RequestProcess, { outcome, role }: RequestStep): Kind {
  if (status === 'new') return 'application';
  if (status === 'accepted' || role === 'AGR') return 'purchase';
  if (outcome !== undefined) return 'decision';
  return role === 'SUP' ? 'hatch' : 'advice';
}

/** Returns the word of the yearly report for a species of the demo data. */
const reportOf = (species: string) => SPECIES.find(({ key }) => key === species)?.report;

/** Returns the answers of the parties on this course. */
function stepAnswers(
  { key, course, species }: CourseRow,
  {
    begun,
    country,
    times,
    random,
  }: Pick<RequestWorld, 'times'> & {
    readonly begun: RequestProcess;
    readonly country: CountryRow;
    readonly random: Random;
  },
): Readonly<Record<Exclude<Kind, 'application'>, (process: RequestProcess) => FieldData>> & {
  readonly application: () => FieldData;
} {
  const sentDaysAgo = (times.now.getTime() - Date.parse(begun.created)) / DAY_MS;
  const found = begun.searchFilter?.found ?? 0;
  const decidedDaysAgo = sentDaysAgo - 4;
  return {
    application: () => applicationAnswers(key, { sentDaysAgo, found }, times, random),
    hatch: () => hatchAnswers(sentDaysAgo, times),
    advice: () => adviceAnswers(course, random),
    decision: ({ decision }) =>
      decisionAnswers(course, { decidedDaysAgo, asked: decision?.animalsAsked ?? 0 }, times),
    purchase: ({ decision }) =>
      purchaseAnswers(
        {
          sentDaysAgo,
          granted: decision?.animalsGranted ?? 0,
          species: reportOf(species),
          country: country.code,
        },
        times,
      ),
  };
}

/** Returns the instant so many hours after the last event. */
function after({ events, created }: RequestProcess, hours: number): Date {
  return new Date(Date.parse(events.at(-1)?.on ?? created) + hours * HOUR_MS);
}

/** Begun and left: the first half of the answers. */
function draftOf(
  application: FieldData,
  library: RequestWorld['library'],
  { steps: [first] }: RequestPackage,
): FieldData {
  const fields = first === undefined ? [] : library.fieldsOf(first);
  return checkDraft(fields, application.slice(0, Math.ceil(application.length / 2)));
}

function markedByOffice(process: RequestProcess, country: CountryRow): RequestProcess {
  return marked(process, {
    editor: { name: 'MS', inProgress: true, replace: false },
    statusLabel: inOwnWords(country, 'Rückfrage beim Betrieb'),
    by: process.aut,
    now: after(process, 5),
  });
}
