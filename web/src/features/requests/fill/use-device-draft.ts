import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldData } from '#shared/requests/entities/request-process.ts';
import type { Typed } from '#web/components/inputs/input-value.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { StoredForm } from '#web/kernel/stored-form.ts';
import { useStoredForm } from '#web/kernel/use-stored-form.ts';
import { parseStoredAnswers, type SavedDraft, type StoredAnswers } from '../form/stored-answers.ts';
import type { Request } from '../use-request.ts';
import { waitingStepKey } from './waiting-step-key.ts';

/**
 * Returns the draft of the waiting step that this device keeps for this account and farmer, where the account has
 * others: `restored` goes on from where it was left, `older` was typed upon a draft that was saved elsewhere since.
 */
export function useDeviceDraft(
  request: Request,
  asTyped: (draft: FieldData, uploads: readonly string[]) => SavedDraft,
) {
  const { id, rev, data } = request;
  const draftOf = ({ data: { draft, status, attachments } }: Request) =>
    asTyped(draft, status === 'new' ? attachments.map(({ upload }) => upload) : []);
  const { now } = useKernel();
  const [inAccount, setInAccount] = useState(() => draftOf(request));
  const name = `request/${id}/${waitingStepKey(data)}`;
  const stored = useStoredForm(name, data.agr);
  const aside = useStoredForm(asideOf(name), data.agr);
  const [found] = useState(() => othersIn(stored.found, inAccount));
  const hasSent = (now: Request) =>
    now.data.status === 'new' && found?.sent?.some((draft) => isSame(draft, draftOf(now))) === true;
  const [isFoundOld] = useState(
    () => found !== null && data.status === 'new' && found.rev !== rev && !hasSent(request),
  );
  const [older, setOlder] = useState<OlderDraft | null>(() => {
    if (data.status !== 'new') return null;
    const [from, answers] = isFoundOld
      ? [stored.found, found]
      : [aside.found, othersIn(aside.found, inAccount)];
    return from && answers && { ...answers, savedAt: from.savedAt };
  });
  const [isTaken, setTaken] = useState(false);
  /** Keeps entries under a name of their own, where what is typed from now on does not take their place. */
  const layAside = (answers: StoredAnswers) => {
    stored.discard();
    aside.save(answers);
    aside.flush();
  };
  const layFoundAside = useEffectEvent(() => {
    if (isFoundOld && found !== null) layAside(found);
  });
  useEffect(() => layFoundAside(), []);
  return {
    ...stored,
    /** Returns a draft of the account as it would be typed. */
    asTyped,
    /** The draft as the account had it on arrival, or when the newest was loaded. */
    inAccount,
    /** Tells whether the account has a draft that this device sent without an answer, before this page began. */
    hasSent,
    // Only the device keeps a draft of a sent request: other people's marks do not make it old.
    restored: isFoundOld && !isTaken ? null : found,
    older,
    /** Forgets the older entries: the person has taken them, or wants them no more. */
    endOlder: (how: 'taken' | 'dropped') => {
      aside.discard();
      setOlder(null);
      setTaken(how === 'taken');
    },
    /** Forgets all entries, also those laid aside. */
    end: () => {
      stored.discard();
      aside.discard();
    },
    /** Goes on from the draft that the account has by now, and returns it; what was typed before it becomes `older`. */
    follow: (newest: Request, typed: StoredAnswers | null): SavedDraft => {
      const draft = draftOf(newest);
      setInAccount(draft);
      if (typed !== null && !isSame(draftIn(typed, draft), draft)) {
        layAside(typed);
        setOlder({ ...typed, savedAt: new Date(now()) });
      }
      return draft;
    },
  };
}

/** Returns the name under which a device keeps entries that were laid aside. */
export const asideOf = (name: string): string => `${name}/aside`;

/** Entries that were typed upon an older draft than the account has. */
type OlderDraft = StoredAnswers & { readonly savedAt: Date };

const draftIn = ({ typed, files }: StoredAnswers, inAccount: SavedDraft): SavedDraft => ({
  typed,
  uploads: files?.map(({ upload }) => upload) ?? inAccount.uploads,
});

/** Returns the entries that a device has stored, where the account has others. */
function othersIn(form: StoredForm | null, inAccount: SavedDraft): StoredAnswers | null {
  const kept = parseStoredAnswers(form?.value);
  return kept === null || isSame(draftIn(kept, inAccount), inAccount) ? null : kept;
}

/** Tells whether two drafts have the same answers and uploads. */
function isSame(draft: SavedDraft, other: SavedDraft): boolean {
  // A question without an answer, an empty one and one that is not ticked are the same.
  const textOf = (answer: Typed | undefined) => String(answer || '').trim();
  const names = Object.keys({ ...draft.typed, ...other.typed });
  return (
    draft.uploads.join() === other.uploads.join() &&
    names.every((name) => textOf(draft.typed[name]) === textOf(other.typed[name]))
  );
}
