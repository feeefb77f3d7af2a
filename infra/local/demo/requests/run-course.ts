import { checkDraft, checkStep } from '#functions/requests/check-form.ts';
import { completeStep } from '#functions/requests/complete-step.ts';
import { autoClosed, retracted } from '#functions/requests/end-process.ts';
import { markProcess } from '#functions/requests/mark-process.ts';
import { moveToFolder } from '#functions/requests/move-to-folder.ts';
import { withEvent } from '#functions/requests/with-event.ts';
import { DAY_MS, HOUR_MS } from '#shared/kernel/time.ts';
import type { FieldData, RequestProcess } from '#shared/requests/request-process.ts';
import type { Random } from '../random.ts';
import type { RequestWorld } from './build-requests.ts';
import type { Course } from './course-table.ts';
import { adviceAnswers, applicationAnswers, decisionAnswers } from './demo-answers.ts';
import type { PackageKey } from './package-table.ts';

type Step = { readonly answers: FieldData; readonly by: string; readonly hoursLater: number };

/** Takes a request along its course by the product's own transitions, so that it can only be in a state they reach. */
export function runCourse(
  begun: RequestProcess,
  { key, course }: { readonly key: PackageKey; readonly course: Course },
  { library, times }: RequestWorld,
  random: Random,
): RequestProcess {
  const sentDaysAgo = (times.now.getTime() - Date.parse(begun.created)) / DAY_MS;
  const form = library.packages[key];
  const found = begun.searchFilter?.found ?? 0;
  const application = applicationAnswers(key, { sentDaysAgo, found }, times, random);
  if (course === 'draft') return { ...begun, draft: draftOf(application, library, form) };

  const fill = (process: RequestProcess, { answers, by, hoursLater }: Step): RequestProcess => {
    const step = form.steps[process.step];
    if (step === undefined) throw new Error(`The package ${form.internalName} has too few steps.`);
    return completeStep(process, {
      steps: form.steps,
      fieldData: checkStep(library.fieldsOf(step), answers, process.decision),
      by,
      role: step.role,
      now: after(process, hoursLater),
    });
  };
  const sent = fill(begun, { answers: application, by: begun.agr, hoursLater: 1 });
  const advised = () =>
    fill(sent, { answers: adviceAnswers(course, random), by: sent.ins ?? '', hoursLater: 30 });
  const decided = () => {
    const before = advised();
    const facts = { decidedDaysAgo: sentDaysAgo - 4, asked: before.decision?.animalsAsked ?? 0 };
    const answers = decisionAnswers(course, facts, times);
    return fill(before, { answers, by: before.aut, hoursLater: 60 });
  };
  switch (course) {
    case 'withControlBody':
    case 'followUp':
      return sent;
    case 'withAuthority':
      return advised();
    case 'marked':
      return marked(advised());
    case 'accepted':
    case 'acceptedFewer':
      return decided();
    case 'rejected':
      return moveToFolder(decided(), begun.agr, 'archived');
    case 'autoClosed':
      return autoClosed(sent, new Date(sent.stepClosesOn ?? 0));
    case 'retracted':
      return retracted(sent, sent.agr, after(sent, 20));
    case 'retractedAfterDecision': {
      const before = decided();
      return retracted(before, before.agr, after(before, 48));
    }
  }
}

/** So many hours after what happened last. */
function after({ events, created }: RequestProcess, hours: number): Date {
  return new Date(Date.parse(events.at(-1)?.on ?? created) + hours * HOUR_MS);
}

/** Begun and left: the first half of the answers. */
function draftOf(
  application: FieldData,
  library: RequestWorld['library'],
  { steps: [first] }: RequestWorld['library']['packages'][PackageKey],
): FieldData {
  const fields = first === undefined ? [] : library.fieldsOf(first);
  return checkDraft(fields, application.slice(0, Math.ceil(application.length / 2)));
}

function marked(process: RequestProcess): RequestProcess {
  const by = process.aut;
  const now = after(process, 5);
  const marking = { editorName: 'MS', inProgress: true, replace: false, by, now };
  const statusLabel = 'Rückfrage beim Betrieb';
  return withEvent(
    { ...markProcess(process, marking), statusLabel },
    { event: 'mark', by, on: now.toISOString() },
  );
}
