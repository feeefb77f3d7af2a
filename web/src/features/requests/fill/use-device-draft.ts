import { useState } from 'react';
import type { Typed } from '#web/components/inputs/input-value.ts';
import { useStoredForm } from '#web/kernel/use-stored-form.ts';
import { parseStoredAnswers, type StoredAnswers } from '../form/stored-answers.ts';
import type { Request } from '../use-request.ts';
import type { SavedDraft } from './step-answers.ts';

/**
 * Returns the draft of the waiting step that this device keeps for this account and farmer, where the account has
 * others: `restored` goes on from where it was left, `older` was typed upon a draft that was saved elsewhere since.
 */
export function useDeviceDraft(request: Request, draftOf: (request: Request) => SavedDraft) {
  const { id, rev, data } = request;
  const [inAccount] = useState(() => draftOf(request));
  const stored = useStoredForm(`request/${id}/${data.step}`, data.agr);
  const [found] = useState(() => {
    const kept = parseStoredAnswers(stored.found?.value);
    return kept !== null && isDraftOf(kept, inAccount) ? null : kept;
  });
  const [older, setOlder] = useState<StoredAnswers | null>(
    found && data.status === 'new' && found.rev !== rev ? found : null,
  );
  return {
    ...stored,
    /** The draft as the account had it on arrival. */
    inAccount,
    /** Tells whether the account has the very draft that is restored. */
    hasRestored: (now: Request) =>
      now.data.status === 'new' && found !== null && isDraftOf(found, draftOf(now)),
    // Only the device keeps a draft of a sent request: other people's marks do not make it old.
    restored: older === null ? found : null,
    older,
    forgetOlder: () => setOlder(null),
  };
}

/** Tells whether answers and files that the device keeps are those of a draft in the account. */
function isDraftOf({ typed, files }: StoredAnswers, { typed: saved, uploads }: SavedDraft) {
  // A question without an answer, an empty one and one that is not ticked are the same.
  const textOf = (answer: Typed | undefined) => String(answer || '').trim();
  return (
    Object.keys({ ...typed, ...saved }).every(
      (name) => textOf(typed[name]) === textOf(saved[name]),
    ) &&
    (files === undefined || files.map(({ upload }) => upload).join() === uploads.join())
  );
}
