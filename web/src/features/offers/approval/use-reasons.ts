import { useState } from 'react';
import { useKeepChange, useKeptChange } from '#web/kernel/use-kept-change.ts';

/** The name under which the device keeps what is written when the session ends. */
const KEPT = 'approvals';

/** Reasons of rejections by id of the offer; an empty one is asked for, and not written yet. */
type Reasons = Readonly<Record<string, string>>;

/** Keeps the reason of each rejection from when it is asked for until the offer is decided. */
export function useReasons() {
  const kept = useKeptChange<Reasons>(KEPT);
  const [reasons, setReasons] = useState<Reasons>(kept?.change ?? {});
  const written = onlyWritten(reasons);
  useKeepChange(KEPT, Object.keys(written).length > 0 ? written : null);
  return {
    /** Returns the reason; undefined where none is asked for. */
    of: (offer: string): string | undefined => reasons[offer],
    write: (offer: string, reason: string) => setReasons((now) => ({ ...now, [offer]: reason })),
    drop: (offer: string) => setReasons(({ [offer]: _, ...others }) => others),
    /** Asks no more where nothing is written. */
    dropEmpty: () => setReasons(onlyWritten),
  };
}
export type RejectReasons = ReturnType<typeof useReasons>;

const onlyWritten = (reasons: Reasons): Reasons =>
  Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason.trim() !== ''));
