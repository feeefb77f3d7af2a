import { useState } from 'react';

/** Tells whether the last changes of a form are saved, until the next change. */
export function useIsSaved(changes: number, isSending: boolean): boolean {
  const [isSaved, setSaved] = useState(false);
  const isSavedNow = changes === 0 && (isSaved || isSending);
  if (isSavedNow !== isSaved) setSaved(isSavedNow);
  return isSavedNow;
}
