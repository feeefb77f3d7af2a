import { useState } from 'react';
import type { FieldData } from '#shared/requests/entities/request-process.ts';
import type { Typed } from '#web/components/inputs/input-value.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
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
  const aside = useStoredForm(`${name}/aside`, data.agr);
  const [found] = useState(() => {
    const kept = parseStoredAnswers(stored.found?.value);
    if (kept === null) return null;
    const uploads = kept.files?.map(({ upload }) => upload) ?? inAccount.uploads;
    return isSame({ typed: kept.typed, uploads }, inAccount) ? null : kept;
  });
  const hasSent = (now: Request) =>
    now.data.status === 'new' && found?.sent?.some((draft) => isSame(draft, draftOf(now))) === true;
  const [older, setOlder] = useState<OlderDraft | null>(() => {
    if (data.status !== 'new') return null;
    if (found && found.rev !== rev && !hasSent(request))
      return { ...found, savedAt: stored.found?.savedAt ?? new Date(now()), isAside: false };
    const laid = parseStoredAnswers(aside.found?.value);
    return laid && aside.found && { ...laid, savedAt: aside.found.savedAt, isAside: true };
  });
  return {
    ...stored,
    /** Returns a draft of the account as it would be typed. */
    asTyped,
    /** The draft as the account had it on arrival, or when the newest was loaded. */
    inAccount,
    /** Tells whether the account has a draft that this device sent without an answer, before this page began. */
    hasSent,
    // Only the device keeps a draft of a sent request: other people's marks do not make it old.
    restored: older === null || older.isAside ? found : null,
    older,
    forgetOlder: () => {
      if (older?.isAside) aside.discard();
      setOlder(null);
    },
    /** Goes on from the draft that the account has by now, and returns it; what was typed before it becomes `older`. */
    follow: (newest: Request, typed: StoredAnswers | null): SavedDraft => {
      const draft = draftOf(newest);
      setInAccount(draft);
      const uploads = typed?.files?.map(({ upload }) => upload) ?? [];
      if (typed !== null && !isSame({ typed: typed.typed, uploads }, draft)) {
        // Under a name of its own, where what is typed from now on does not take its place.
        aside.save(typed);
        aside.flush();
        stored.discard();
        setOlder({ ...typed, savedAt: new Date(now()), isAside: true });
      }
      return draft;
    },
  };
}

/** Entries that were typed upon an older draft than the account has. */
type OlderDraft = StoredAnswers & {
  readonly savedAt: Date;
  /** The newest was loaded in its place; else it was there on arrival. */
  readonly isAside: boolean;
};

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
