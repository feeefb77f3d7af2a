import type { Category1Key, MenuKey } from '#infra/demo/species/species-row.ts';
import { type Texts, text } from '#infra/demo/texts.ts';

export const MENUS: Readonly<Record<MenuKey, Texts>> = {
  cattle: text('Rinder', 'Cattle'),
  pigs: text('Schweine', 'Pigs'),
  smallRuminants: text('Schafe und Ziegen', 'Sheep and goats'),
  poultry: text('Geflügel', 'Poultry'),
  equines: text('Pferde und Esel', 'Horses and donkeys'),
  bees: text('Bienen', 'Honey bees'),
  aquaculture: text('Aquakultur', 'Aquaculture'),
  others: text('Weitere Tiere', 'Other animals'),
};

type Category1Row = {
  readonly texts: Texts;
  readonly spotMarketIsDefault?: boolean;
  readonly disabledForRequestSearch?: boolean;
};

/** Animals for fattening can be offered but never applied for (Annex II Part II 1.3.4 of Regulation (EU) 2018/848). */
export const CATEGORY1: Readonly<Record<Category1Key, Category1Row>> = {
  breeding: { texts: text('Zuchttiere', 'Breeding animals') },
  rearing: { texts: text('Jung- und Nutztiere', 'Young and productive animals') },
  fattening: { texts: text('Masttiere', 'Animals for fattening'), disabledForRequestSearch: true },
  young: { texts: text('Küken, Bruteier und Besatz', 'Chicks, hatching eggs and juveniles') },
  surplus: {
    texts: text('Restposten', 'Surplus lots'),
    spotMarketIsDefault: true,
    disabledForRequestSearch: true,
  },
};

type ClassificationRow = {
  readonly key: string;
  readonly texts: Texts;
  readonly species: readonly string[];
};

/** Strains that are taken for equivalent when the wanted one is not to be had. */
export const CLASSIFICATIONS: readonly ClassificationRow[] = [
  {
    key: 'brownlayers',
    texts: text('Braune Legehybriden, gleichwertig', 'Brown layer hybrids, equivalent'),
    species: ['layinghens'],
  },
  {
    key: 'whitelayers',
    texts: text('Weiße Legehybriden, gleichwertig', 'White layer hybrids, equivalent'),
    species: ['layinghens'],
  },
  {
    key: 'dualhens',
    texts: text('Zweinutzungshühner, gleichwertig', 'Dual purpose hens, equivalent'),
    species: ['layinghens'],
  },
  {
    key: 'slowgrowing',
    texts: text('Langsam wachsend, gleichwertig', 'Slow growing, equivalent'),
    species: ['meatchickens', 'turkeys'],
  },
];
