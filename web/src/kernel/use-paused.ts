import { useEffect, useState } from 'react';
import { useKernel } from './kernel-context.ts';

const TYPING_PAUSE_MS = 400;

/** Returns the value as it was when nothing more was typed for a moment, so that not every letter asks the server. */
export function usePaused<T>(value: T): T {
  const { after } = useKernel();
  const [paused, setPaused] = useState(value);
  useEffect(() => after(TYPING_PAUSE_MS, () => setPaused(value)), [value, after]);
  return paused;
}
