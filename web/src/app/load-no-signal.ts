import { SECOND_MS } from '#shared/kernel/time.ts';

/** Milliseconds after the start until what is for later comes: the page itself loads first. */
export const LATER_MS = 2 * SECOND_MS;

/** Loads the code for the time without signal, some time after the start or from the kept copy. */
export const loadNoSignal = () => import('./no-signal.ts');
