import { DAY_MS } from './time.ts';

/** Returns an instant of the last day that lies wholly before `end`: what ends in a morning does not hold on that day. */
export const lastWholeDay = (end: string): string =>
  new Date(Date.parse(end) - DAY_MS).toISOString();
