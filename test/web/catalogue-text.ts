import { allParts } from '#web/i18n/catalogues.ts';
import { createTextStore } from '#web/i18n/text-store.ts';
import type { Translate } from '#web/i18n/texts.ts';

const store = createTextStore('de_DE', (key, of, error) => {
  throw new Error(`${key} of ${of} cannot be shown`, { cause: error });
});
await store.need(await allParts());

/** Gives the text that a page rendered by `renderPage` shows for a key; a test that asks by it survives other words. */
export const t: Translate = store.state.get().texts.t;

/** Stands in a text for a value that the test does not know, such as the time of the real clock. */
export const ANY = '\u{f8ff}';

/** Gives the expression for texts that are the text of a key, with `ANY` in it. */
export const only = (...text: Parameters<Translate>) => new RegExp(`^${sourceOf(...text)}$`);

/** Gives the expression for texts that begin with the text of a key. */
export const starting = (...text: Parameters<Translate>) => new RegExp(`^${sourceOf(...text)}`);

/** Gives the expression for texts that end with the text of a key. */
export const ending = (...text: Parameters<Translate>) => new RegExp(`${sourceOf(...text)}$`);

/** Gives the expression for texts in which the text of a key stands. */
export const inside = (...text: Parameters<Translate>) => new RegExp(sourceOf(...text));

/** Gives the expression for texts in which the text of a key stands, whatever its `count`. */
export const counting: (...text: Parameters<Translate>) => RegExp = (key, values) => {
  const source = (count: number) => sourceOf(key, { ...values, count });
  const many = source(987_654_321).replace('987\\.654\\.321', '[\\d.]+');
  return new RegExp([source(0), source(1), many].join('|'));
};

/** Spaces of a page are read as plain ones, whichever the catalogue has. */
const sourceOf: Translate = (...text) =>
  t(...text)
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replaceAll(ANY, '.+');
