/** Loads the code for the time without signal, after the start or from the kept copy. */
export const loadNoSignal = () => import('./no-signal.ts');
