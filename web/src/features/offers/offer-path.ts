import { pathTo } from '#web/kernel/paths.ts';

/** Returns the address of an offer, with the week that is wanted; an empty week is none. */
export const offerPath = (id: string, week: string): string =>
  pathTo('Offer', { id }) + (week === '' ? '' : `?week=${week}`);
