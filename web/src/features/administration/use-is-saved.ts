import { useState } from 'react';
import type { ShownForm } from '#web/components/form/use-attempts.ts';

/** Tells whether the last changes of a form are saved, until the next change or failure. */
export function useIsSaved(
  changes: number,
  { isSending, failure, errors }: Pick<ShownForm, 'isSending' | 'failure' | 'errors'>,
): boolean {
  const [isSaved, setSaved] = useState(false);
  const hasFailed = failure !== null || errors.length > 0;
  const isSavedNow = changes === 0 && !hasFailed && (isSaved || isSending);
  if (isSavedNow !== isSaved) setSaved(isSavedNow);
  return isSavedNow;
}
