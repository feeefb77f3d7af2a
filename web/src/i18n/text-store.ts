import type { Locale } from '#shared/kernel/locale.ts';
import { createValue, type Value } from '#web/kernel/value.ts';
import { loadCatalogue, messageChain } from './catalogues.ts';
import type { Clock } from './formats.ts';
import type { Part } from './parts.ts';
import { type Catalogue, createTexts, type Texts } from './texts.ts';

type TextState = {
  readonly texts: Texts;
  readonly parts: ReadonlySet<Part>;
  /** The catalogues of the texts, best first. */
  readonly chain: readonly Catalogue[];
};
export type TextStore = {
  readonly state: Value<TextState>;
  /** The clock by which times are shown; follows the country and the reader's settings. */
  readonly clock: Value<Clock>;
  /** Loads parts of the current language; resolves when they can be shown. */
  readonly need: (parts: readonly Part[]) => Promise<void>;
  /** Changes the language once all parts in use are there; until then the old one stays. */
  readonly setLocale: (locale: Locale) => Promise<void>;
};

type Wish = { readonly locale: Locale; readonly parts: ReadonlySet<Part> };

/** Loads catalogues and keeps the texts of the language in use. */
export function createTextStore(
  locale: Locale,
  report: (key: string, locale: Locale, error: unknown) => void,
): TextStore {
  const reported = new Set<string>();
  const onBroken = (key: string, of: Locale, error: unknown) => {
    if (reported.has(`${of} ${key}`)) return;
    reported.add(`${of} ${key}`);
    report(key, of, error);
  };
  const firstChain = emptyChain(locale);
  const state = createValue<TextState>({
    texts: createTexts(locale, firstChain, onBroken),
    parts: new Set(),
    chain: firstChain,
  });
  const loaded = new Map<string, Promise<Catalogue[]>>();

  const load = (of: Locale, part: Part): Promise<Catalogue[]> => {
    const key = `${of} ${part}`;
    const catalogues = loaded.get(key);
    if (catalogues) return catalogues;
    const chain = messageChain(of).map((locale) => loadCatalogue(locale, part));
    const promise = Promise.all(chain);
    loaded.set(key, promise);
    promise.catch(() => loaded.delete(key));
    return promise;
  };
  let wanted: Wish = { locale, parts: new Set() };

  /** Shows the wanted language once it is there; if the wish has changed meanwhile, the newer one counts. */
  const refresh = async (): Promise<void> => {
    const wish = wanted;
    try {
      const chains = await Promise.all([...wish.parts].map((part) => load(wish.locale, part)));
      if (wish !== wanted) return await refresh();
      // Another wish has brought the same: what shows texts is not shown again.
      if (state.get().parts === wish.parts && state.get().texts.locale === wish.locale) return;
      const shown = state.get();
      const isSameLanguage = shown.texts.locale === wish.locale;
      const chain = isSameLanguage ? shown.chain : emptyChain(wish.locale);
      for (const { locale, messages } of chain) {
        const come = chains.flat().filter((catalogue) => catalogue.locale === locale);
        Object.assign(messages, ...come.map((catalogue) => catalogue.messages));
      }
      // The screen has its texts: more of the same language do not draw it once more.
      const texts = isSameLanguage ? shown.texts : createTexts(wish.locale, chain, onBroken);
      state.set({ texts, parts: wish.parts, chain });
    } catch (error) {
      const { texts, parts } = state.get();
      if (wish === wanted) wanted = { locale: texts.locale, parts };
      throw error;
    }
  };

  return {
    state,
    clock: createValue<Clock>({ timeFormat: 'auto' }),
    need: async (parts) => {
      if (parts.every((part) => state.get().parts.has(part))) return;
      wanted = { ...wanted, parts: new Set([...wanted.parts, ...parts]) };
      await refresh();
    },
    setLocale: async (next) => {
      if (next === wanted.locale) return;
      wanted = { ...wanted, locale: next };
      await refresh();
    },
  };
}

/** The catalogues of a locale, best first, before any part has come. */
const emptyChain = (locale: Locale): Catalogue[] =>
  messageChain(locale).map((locale) => ({ locale, messages: {} }));
