/** Comes after the start; without signal from what is kept. */
export const loadNoSignal = () => import('./no-signal.ts');
