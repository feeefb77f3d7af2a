import type { Locale } from '#shared/kernel/locale.ts';
import type { FullLocale, Messages, Part } from './parts.ts';

type Load<M> = () => Promise<M>;

/** Loads the texts of a part in each language that has them all. */
export type FullCatalogue<M> = { readonly [L in FullLocale]: Load<M> };

/** The loads of the texts of each part, by locale. A variant (`de_AT`) holds only the differences to its fallback. */
export type Catalogues = {
  readonly [P in Part]: FullCatalogue<Messages<P>> & {
    readonly [L in Exclude<Locale, FullLocale>]?: Load<Partial<Messages<P>>>;
  };
};
