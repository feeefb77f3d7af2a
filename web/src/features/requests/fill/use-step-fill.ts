import { useEffect, useMemo, useRef, useState } from 'react';
import { answersOf } from '#shared/requests/form-engine/answers.ts';
import { cleanAnswers } from '#shared/requests/form-engine/clean-answers.ts';
import type { RequestFormField } from '#shared/requests/requestformfield.ts';
import {
  readValues,
  type Typed,
  type TypedValues,
  typedValues,
} from '#web/components/inputs/typed-values.ts';
import { useFormats, useLocale } from '#web/i18n/text-provider.tsx';
import { useToday } from '#web/kernel/use-today.ts';
import { formProblems } from '../form/form-problems.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import { type FindByRules, isNoticed } from '../use-rule-findings.ts';
import { useAttachments } from './use-attachments.ts';
import { useDeviceDraft } from './use-device-draft.ts';
import { useFillCalls } from './use-fill-calls.ts';
import { useNewOffers } from './use-new-offers.ts';

type Filling = {
  readonly request: Request;
  readonly fields: readonly RequestFormField[];
  readonly findByRules: FindByRules;
  /** The account that fills. */
  readonly account: string;
  readonly onSent: () => void;
};

/**
 * The answers of the step that waits: kept on this device as they are typed, saved as a draft in the account while the
 * request is not sent, and sent.
 */
export function useStepFill({ request, fields, findByRules, account, onSent }: Filling) {
  const today = useToday();
  const locale = useLocale();
  const { keep } = useRequestCalls();
  const calls = useFillCalls(request);
  const newOffers = useNewOffers(request, calls.error);
  const device = useDeviceDraft(request);
  const files = useAttachments(request.data, account, device.current?.files);
  const inAccount = useDraftInAccount(request, fields);
  const [typed, setTyped] = useState<TypedValues>(device.current?.typed ?? inAccount.typed);
  const [saved, setSaved] = useState(inAccount);
  const isSent = useRef(false);
  const latest = useRef({ typed, files: files.saved });
  latest.current = { typed, files: files.saved };

  const read = useMemo(() => readValues(fields, typed, locale), [fields, typed, locale]);
  const findings = findByRules({
    ...{ fields, given: read.values, at: request.data.filledSteps.length },
    on: today,
  });
  const isDraft = request.data.status === 'new';
  const uploads = files.saved.map(({ upload }) => upload);
  const hasChanged = typed !== saved.typed || uploads.join() !== saved.uploads.join();
  const fillingOf = (draft: boolean) => ({
    fieldData: cleanAnswers(fields, read.values, { draft }),
    attachments: uploads,
    owner: account,
    ...(draft ? { draft } : {}),
    ...(draft || newOffers.said.length === 0 ? {} : { offers: newOffers.said }),
  });

  const replace = (next: TypedValues) => {
    setTyped(next);
    calls.forgetFailure();
    device.save({ rev: request.rev, typed: next, files: files.saved });
  };
  useFilesOnDevice(uploads, () => device.save({ rev: request.rev, ...latest.current }));
  // "On this device" is said at once then.
  const { flush } = device;
  useEffect(() => {
    if (calls.waits !== null) flush();
  }, [calls.waits, flush]);
  const saveDraft = async () => {
    if (isSent.current) return false;
    const answer = await calls.run(fillingOf(true));
    if (answer === undefined) return false;
    setSaved({ typed, uploads });
    device.discard();
    // What was typed meanwhile, or says no number or day, is not in the account yet.
    const { current } = latest;
    const isLater = current.typed !== typed || current.files.length !== uploads.length;
    if (isLater || read.unreadable.size > 0) device.save({ rev: answer.rev, ...current });
    keep(answer);
    return true;
  };
  const send = async () => {
    if (newOffers.needsWords) return false;
    const answer = await calls.run(fillingOf(false));
    if (answer === undefined) return false;
    isSent.current = true;
    device.discard();
    newOffers.discard();
    onSent();
    keep(answer);
    return true;
  };
  return {
    ...calls,
    newOffers,
    fields,
    typed,
    read,
    files,
    device,
    isDraft,
    hasChanged,
    problems: problemsOf(formProblems(fields, read, findings), calls.refused),
    noticed: findings.filter(isNoticed),
    set: (field: string, one: Typed) => replace({ ...typed, [field]: one }),
    saveDraft,
    send,
    /** This device had more than the account; takes the account's again. */
    dropRestored:
      device.current !== null && saved === inAccount && hasChanged
        ? () => {
            device.discard();
            setTyped(inAccount.typed);
            files.restart();
          }
        : null,
    takeOlder: () => {
      if (device.older) {
        replace(device.older.typed);
        files.restart(device.older.files);
      }
      device.forgetOlder();
    },
  };
}
export type StepFill = ReturnType<typeof useStepFill>;

/** The draft as the account has it on arrival. */
function useDraftInAccount({ data }: Request, fields: Filling['fields']) {
  const { day } = useFormats();
  const locale = useLocale();
  const [draft] = useState(() => ({
    typed: typedValues(fields, answersOf(data.draft), { day, locale }),
    uploads: data.status === 'new' ? data.attachments.map(({ upload }) => upload) : [],
  }));
  return draft;
}

/** A file that has arrived or was taken away is kept like what is typed. */
function useFilesOnDevice(uploads: readonly string[], save: () => void): void {
  const kept = useRef(uploads.join());
  const latest = useRef(save);
  latest.current = save;
  const now = uploads.join();
  useEffect(() => {
    if (kept.current === now) return;
    kept.current = now;
    latest.current();
  }, [now]);
}

/** What the server refuses besides; each field once. */
function problemsOf(
  found: ReturnType<typeof formProblems>,
  refused: ReturnType<typeof useFillCalls>['refused'],
): ReturnType<typeof formProblems> {
  const known = new Set(found.map(({ field }) => field));
  return [...found, ...refused.filter(({ field }) => !known.has(field))];
}
