import { checkDraft, checkStep } from '#functions/requests/check-form.ts';
import { evaluateRules } from '#functions/requests/pinned-rules.ts';
import {
  marked,
  movedToFolder,
  retracted,
  stepFilled,
  timedOut,
} from '#functions/requests/transitions.ts';
import type { Random } from '#infra/demo/random.ts';
import { SPECIES } from '#infra/demo/species/species-table.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS, HOUR_MS } from '#shared/kernel/time.ts';
import type { FieldData, RequestProcess } from '#shared/requests/request-process.ts';
import type { RequestPackage, RequestStep } from '#shared/requests/requestpackage.ts';
import { applicationAnswers } from './application-answers.ts';
import type { CourseRow } from './course-table.ts';
import { adviceAnswers, decisionAnswers, hatchAnswers, purchaseAnswers } from './office-answers.ts';
import type { RequestWorld } from './request-world.ts';

/** Takes a request along its course by the product's own transitions, so that it can only be in a state they reach. */
export function runCourse(
  begun: RequestProcess,
  row: CourseRow,
  { library, times }: RequestWorld,
  random: Random,
): RequestProcess {
  const form = library.packageOf(row.key);
  const species = SPECIES.find(({ key }) => key === row.species)?.report;
  const answersTo = stepAnswers(row, { begun, times, random });
  if (row.course === 'draft')
    return { ...begun, draft: draftOf(answersTo.application(), library, form) };

  const fill = (process: RequestProcess): RequestProcess => {
    const step = form.steps[process.step];
    const by = process.turn;
    if (step === undefined || by === undefined) throw new Error(`${form.internalName} is over.`);
    const kind = kindOf(process, step);
    const now = after(process, HOURS_LATER[kind]);
    const today = utcDayOf(now);
    const fields = library.fieldsOf(step);
    return stepFilled(process.status === 'new' ? searchedAgain(process, now) : process, {
      steps: form.steps,
      fieldData: checkStep(fields, answersTo[kind](process), {
        before: process.decision,
        today,
        evaluateRules: evaluateRules(library.rulesetOf(row.key), process, {
          species,
          fields,
          today,
        }),
      }),
      by,
      now,
    });
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
      return markedByOffice(advised());
    case 'accepted':
    case 'acceptedFewer':
      return decided();
    case 'bought':
      return fillUntil(() => false);
    case 'rejected':
      return movedToFolder(decided(), begun.agr, 'archived');
    case 'passedOn': {
      const before = sent();
      return timedOut(before, form.steps, new Date(before.stepClosesOn ?? 0));
    }
    case 'autoClosed': {
      const before = advised();
      return timedOut(before, form.steps, new Date(before.stepClosesOn ?? 0));
    }
    case 'retracted': {
      const before = sent();
      return retracted(before, before.agr, after(before, 20));
    }
    case 'retractedAfterDecision': {
      const before = decided();
      return retracted(before, before.agr, after(before, 48));
    }
  }
}

/** As sending does: the search once more, which found nothing new. */
function searchedAgain(process: RequestProcess, now: Date): RequestProcess {
  const { searchFilter } = process;
  if (searchFilter === undefined) return process;
  const { found, foundWithoutConditions } = searchFilter;
  const searchedOn = now.toISOString();
  const until = utcDayOf(now);
  const whenSent = { searchedOn, until, found, foundWithoutConditions, offers: [] };
  return { ...process, searchFilter: { ...searchFilter, whenSent } };
}

type Kind = 'application' | 'hatch' | 'advice' | 'decision' | 'purchase';
const HOURS_LATER: Readonly<Record<Kind, number>> = {
  application: 1,
  hatch: 6,
  advice: 30,
  decision: 60,
  purchase: 200,
};

function kindOf({ status }: RequestProcess, { outcome, role }: RequestStep): Kind {
  if (status === 'new') return 'application';
  if (status === 'accepted' || role === 'AGR') return 'purchase';
  if (outcome !== undefined) return 'decision';
  return role === 'SUP' ? 'hatch' : 'advice';
}

/** Returns the answers of the parties on this course. */
function stepAnswers(
  { key, course }: CourseRow,
  {
    begun,
    times,
    random,
  }: Pick<RequestWorld, 'times'> & {
    readonly begun: RequestProcess;
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
      purchaseAnswers({ decidedDaysAgo, granted: decision?.animalsGranted ?? 0 }, times),
  };
}

/** So many hours after what happened last. */
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

function markedByOffice(process: RequestProcess): RequestProcess {
  return marked(process, {
    editor: { name: 'MS', inProgress: true, replace: false },
    statusLabel: 'Rückfrage beim Betrieb',
    by: process.aut,
    now: after(process, 5),
  });
}
