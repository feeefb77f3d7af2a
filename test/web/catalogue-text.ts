import { catalogues } from '#web/i18n/catalogues.ts';
import { createTextStore } from '#web/i18n/text-store.ts';
import type { Translate } from '#web/i18n/texts.ts';
import { entriesOf } from '#web/kernel/entries-of.ts';

const store = createTextStore('de_DE', catalogues, (key, of, error) => {
  throw new Error(`${key} of ${of} cannot be shown`, { cause: error });
});
await store.need(entriesOf(catalogues).map(([part]) => part));

/** Gives the text that a page rendered by `renderPage` shows for a key; a test that asks by it survives other words. */
export const t: Translate = store.state.get().texts.t;
