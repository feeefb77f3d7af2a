import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FieldData } from '#shared/requests/entities/request-process.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { answersOf } from '#shared/requests/form-engine/answers.ts';
import { cleanAnswers } from '#shared/requests/form-engine/clean-answers.ts';
import { validateAnswers } from '#shared/requests/form-engine/validate-answers.ts';
import { answerableFields } from '#shared/requests/form-engine/visible-fields.ts';
import { answersAfterTaking } from '#shared/requests/process/after-taking.ts';
import type { Typed } from '#web/components/inputs/input-value.ts';
import {
  type ReadValues,
  readValues,
  type TypedValues,
  typedValues,
} from '#web/components/inputs/typed-values.ts';
import { useFormats, useLocale } from '#web/i18n/text-provider.tsx';
import { useToday } from '#web/kernel/use-today.ts';
import { useValue } from '#web/kernel/value.ts';
import { formProblems } from '../form/form-problems.ts';
import type { SavedDraft } from '../form/stored-answers.ts';
import { type FindByRules, isNoticed } from '../use-law-findings.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import { createStepAnswers, type StepWorld } from './step-answers.ts';
import { useAttachments } from './use-attachments.ts';
import { useDeviceDraft } from './use-device-draft.ts';
import { useFillCalls } from './use-fill-calls.ts';
import { useFoundOffers } from './use-found-offers.ts';

type Filling = {
  readonly request: Request;
  readonly fields: readonly RequestFormField[];
  readonly findByRules: FindByRules;
  /** The account that fills the step. */
  readonly account: string;
  readonly onSent: () => void;
};

/**
 * Keeps the answers of the step that waits: on this device as they are typed, as a draft in the account while the
 * request is not sent, until they are sent.
 */
export function useStepFill({ request, fields, findByRules, account, onSent }: Filling) {
  const today = useToday();
  const locale = useLocale();
  const { keep } = useRequestCalls();
  const device = useDeviceDraft(request, useAsTyped(fields));
  const calls = useFillCalls(request, device.hasSent);
  const foundOffers = useFoundOffers(request, calls.error);
  const files = useAttachments(request.data, account, device.restored?.files);
  const [answers] = useState(() => createStepAnswers(device.inAccount, device.restored));
  const { typed, saved, sent } = useValue(answers.state);

  const isDraft = request.data.status === 'new';
  const read = useMemo(() => readValues(fields, typed, locale), [fields, typed, locale]);
  const applied = answersApplied(fields, read, isDraft ? foundOffers.taken : 0);
  const { leftOut, unsaved } = unsavedIn(fields, read);
  const given = { fields, given: applied, at: request.data.filledSteps.length };
  const findings = findByRules({ ...given, on: today });
  const uploads = files.saved.map(({ upload }) => upload);
  const hasChanged =
    isUnsaved({ typed, saved }, uploads) || (isDraft && foundOffers.said.length > 0);
  const worldOf = (draft: boolean): StepWorld => ({
    filling: {
      fieldData: cleanAnswers(fields, draft ? without(read.values, leftOut) : read.values, {
        draft,
      }),
      attachments: uploads,
      owner: account,
      ...(draft ? { draft } : {}),
      ...(foundOffers.said.length === 0 ? {} : { offers: foundOffers.said }),
    },
    rev: calls.rev(),
    typed,
    leavesOut: unsaved.size > 0,
    filesNow: files.savedNow,
    run: calls.run,
    device,
    keep,
  });
  const keepOnDevice = (now: TypedValues) =>
    device.save({ rev: calls.rev(), typed: now, files: files.saved, sent });
  const replace = (next: TypedValues) => {
    answers.type(next);
    calls.forgetFailure();
    keepOnDevice(next);
  };
  useFilesOnDevice(uploads, () => keepOnDevice(typed));
  useFlushWhileWaiting(calls.waits, device.flush);

  return {
    ...calls,
    foundOffers,
    applied,
    fields,
    typed,
    read,
    files,
    device,
    isDraft,
    hasChanged,
    /** The fields that show and whose answers no draft in the account takes. */
    unsaved,
    problems: problemsOf(formProblems(fields, read, findings), calls.refused),
    noticed: findings.filter(isNoticed),
    set: (field: string, value: Typed) => replace({ ...typed, [field]: value }),
    /** Shows another's change. A draft begins again with it, since a save replaces the whole of it. */
    reload: () => (isDraft ? followNewest({ calls, device, answers, files }) : calls.reload()),
    saveDraft: () => files.dropAfter(answers.saveDraft(worldOf(true)), uploads),
    send: () => {
      const sending = answers.send(worldOf(false), () => {
        foundOffers.discard();
        onSent();
      });
      return files.dropAfter(sending, uploads);
    },
    /** Takes the account's answers again, where this device had more. */
    dropRestored:
      device.restored !== null && saved === device.inAccount && hasChanged
        ? () => {
            device.discard();
            answers.restart();
            files.restart();
          }
        : null,
    takeOlder: () => {
      if (device.older) {
        replace(device.older.typed);
        files.restart(device.older.files);
      }
      device.endOlder('taken');
    },
  };
}
export type StepFill = ReturnType<typeof useStepFill>;

type Followers = {
  readonly calls: Pick<StepCalls, 'rev' | 'reload'>;
  readonly device: Pick<ReturnType<typeof useDeviceDraft>, 'follow'>;
  readonly answers: ReturnType<typeof createStepAnswers>;
  readonly files: ReturnType<typeof useAttachments>;
};

/** Shows the newest draft of the account, and lays what was not saved aside: the person chooses. */
async function followNewest({ calls, device, answers, files }: Followers): Promise<void> {
  const rev = calls.rev();
  const newest = await calls.reload();
  if (newest === null || newest.data.status !== 'new') return;
  const { typed, saved, sent } = answers.state.get();
  const kept = files.savedNow();
  const uploads = kept.map(({ upload }) => upload);
  const aside = isUnsaved({ typed, saved }, uploads) ? { rev, typed, files: kept, sent } : null;
  answers.follow(device.follow(newest, aside));
  files.follow(newest.data);
}

type Answered = { readonly typed: TypedValues; readonly saved: SavedDraft };
/** Tells whether the account lacks what is typed, or one of the files. */
const isUnsaved = ({ typed, saved }: Answered, uploads: readonly string[]): boolean =>
  typed !== saved.typed || uploads.join() !== saved.uploads.join();

/**
 * Returns the answers as they would be sent, without those to hidden fields: of animals fewer than wanted where some
 * are taken of the offers found.
 */
const answersApplied = (fields: Filling['fields'], { values }: ReadValues, taken: number) =>
  answersAfterTaking(answersOf(cleanAnswers(fields, values)), taken);

/**
 * Returns the fields whose answers a draft leaves out: no number or day, too long, not offered any more; and those of
 * them that show, so that somebody can mend them.
 */
function unsavedIn(fields: Filling['fields'], { values, unreadable }: ReadValues) {
  const refused = validateAnswers(fields, values, { draft: true }).map(({ field }) => field);
  const leftOut = new Set([...unreadable.keys(), ...refused]);
  const shown = answerableFields(fields, values).map(({ internalName }) => internalName);
  return { leftOut, unsaved: new Set(shown.filter((field) => leftOut.has(field))) };
}

const without = (values: ReadValues['values'], left: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !left.has(field)));

type StepCalls = ReturnType<typeof useFillCalls>;

/** Returns what gives a draft of the account as it would be typed. */
function useAsTyped(fields: Filling['fields']) {
  const { day } = useFormats();
  const locale = useLocale();
  return (draft: FieldData, uploads: readonly string[]): SavedDraft => ({
    typed: typedValues(fields, answersOf(draft), { day, locale }),
    uploads,
  });
}

/** Keeps a file that has arrived or was taken away, as typed answers are kept. */
function useFilesOnDevice(uploads: readonly string[], save: () => void): void {
  const kept = useRef(uploads.join());
  const now = uploads.join();
  const saveFiles = useEffectEvent(save);
  useEffect(() => {
    if (kept.current === now) return;
    kept.current = now;
    saveFiles();
  }, [now]);
}

/** Keeps the answers at once when there is no network, so that "on this device" is true. */
function useFlushWhileWaiting(waits: StepCalls['waits'], flush: () => void): void {
  useEffect(() => {
    if (waits !== null) flush();
  }, [waits, flush]);
}

/** Returns the problems that only the server found; each field once. */
function problemsOf(
  found: ReturnType<typeof formProblems>,
  refused: StepCalls['refused'],
): ReturnType<typeof formProblems> {
  const fields = new Set(found.map(({ field }) => field));
  return [...found, ...refused.filter(({ field }) => !fields.has(field))];
}
