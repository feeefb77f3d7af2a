import { Cmspage } from '#shared/content/cmspage.ts';
import { PAGES } from './page-table.ts';
import { pageTexts } from './page-texts.ts';

/**
 * Pages that are true on every stage. The others, as imprint and privacy, only who runs it can write: without them no
 * country goes on the website.
 */
const TRUE_EVERYWHERE = ['footer', 'help', 'accessibility'];

/** Returns the pages that a new stage begins with, for its administrators to change. */
export const firstPages = (now: Date): Cmspage[] =>
  PAGES.filter(({ usageKey }) => TRUE_EVERYWHERE.includes(usageKey)).map(
    ({ usageKey, internalName }) =>
      Cmspage.parse({
        usageKey,
        internalName,
        ...pageTexts(usageKey),
        lastUpdated: now.toISOString(),
      }),
  );
