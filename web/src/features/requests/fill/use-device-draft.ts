import { useState } from 'react';
import { useStoredForm } from '#web/kernel/use-stored-form.ts';
import { parseStoredAnswers, type StoredAnswers } from '../form/stored-answers.ts';
import type { Request } from '../use-request.ts';

/**
 * Returns the draft of the waiting step that this device keeps for this account and farmer: `restored` goes on from
 * where it was left, `older` was typed upon a draft that was saved elsewhere since.
 */
export function useDeviceDraft({ id, rev, data }: Request) {
  const stored = useStoredForm(`request/${id}/${data.step}`, data.agr);
  const [found] = useState(() => parseStoredAnswers(stored.found?.value));
  const [older, setOlder] = useState<StoredAnswers | null>(
    found && data.status === 'new' && found.rev !== rev ? found : null,
  );
  return {
    ...stored,
    // Only the device keeps a draft of a sent request: other people's marks do not make it old.
    restored: older === null ? found : null,
    older,
    forgetOlder: () => setOlder(null),
  };
}
