import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldData } from '#shared/requests/entities/request-process.ts';
import type { Typed } from '#web/components/inputs/input-value.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useStoredForm } from '#web/kernel/use-stored-form.ts';
import { asideOf, type LaidAside, parseLaidAside, storedAside } from '../form/laid-aside.ts';
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
  const [found] = useState(() => {
    const kept = parseStoredAnswers(stored.found?.value);
    return kept === null || isIn(inAccount, kept) ? null : kept;
  });
  const hasSent = (now: Request) =>
    now.data.status === 'new' && found?.sent?.some((draft) => isSame(draft, draftOf(now))) === true;
  const [isFoundOld] = useState(
    () => found !== null && data.status === 'new' && found.rev < rev && !hasSent(request),
  );
  const [laid, setLaid] = useState<readonly LaidAside[]>(() => {
    if (data.status !== 'new') return [];
    const before = parseLaidAside(aside.found?.value, new Date(now()));
    const others = before.filter((answers) => !isIn(inAccount, answers));
    return isFoundOld && found && stored.found
      ? [{ ...found, savedAt: stored.found.savedAt }, ...others]
      : others;
  });
  const [isTaken, setTaken] = useState(false);
  /** Keeps entries under a name of their own, where what is typed from now on does not take their place. */
  const keepAside = (now: readonly LaidAside[]) => {
    setLaid(now);
    aside.save(storedAside(now));
    aside.flush();
  };
  const layFoundAside = useEffectEvent(() => {
    if (!isFoundOld) return;
    stored.discard();
    keepAside(laid);
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
    /** The newest of the entries that were typed upon an older draft, and are neither taken nor dropped. */
    older: laid[0] ?? null,
    /** Forgets `older`: the person has taken it, or wants it no more. */
    endOlder: (how: 'taken' | 'dropped') => {
      const [, ...others] = laid;
      if (others.length > 0) keepAside(others);
      else {
        setLaid([]);
        aside.discard();
      }
      if (how === 'taken') setTaken(true);
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
      if (typed !== null && !isIn(draft, typed)) {
        stored.discard();
        keepAside([{ ...typed, savedAt: new Date(now()) }, ...laid]);
      }
      return draft;
    },
  };
}

/** Tells whether a draft of the account has these entries already. */
const isIn = (draft: SavedDraft, { typed, files }: StoredAnswers): boolean =>
  isSame({ typed, uploads: files?.map(({ upload }) => upload) ?? draft.uploads }, draft);

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
