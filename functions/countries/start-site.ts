import type { Context, Implementation } from '#functions/kernel/context.ts';
import { entitiesAs } from '#functions/kernel/store/entity-as.ts';
import { cmspageClass } from '#shared/content/cmspage.ts';
import { shownPage } from '#shared/content/shown-page.ts';
import { FOOTER_PAGES, START_PAGES } from '#shared/content/usage-keys.ts';
import { writtenTexts } from '#shared/content/written-texts.ts';
import type { countryEndpoints } from '#shared/countries/endpoints.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { entriesFor } from '#shared/kernel/entries-for.ts';
import { fallbackChain, LOCALES } from '#shared/kernel/locale.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { getByUrl } from './get-by-url.ts';

/** Answers with the site of an address and all that its first screen shows. */
export const startSite: Implementation<typeof countryEndpoints.start> = async (input, context) => {
  const site = await getByUrl(input, context);
  if ('countries' in site) return site;
  const { id } = site.country;
  const [animalmenu, animalkind, pages = [], labelled] = await Promise.all([
    wholeList(context, 'animalmenu', entriesFor('countries', id)),
    wholeList(context, 'animalkind'),
    wholeList(context, 'cmspage', pagesOf([...START_PAGES, ...FOOTER_PAGES], id)),
    labelledIn(context),
  ]);
  const read = entitiesAs(cmspageClass, pages);
  const shown = (keys: readonly string[]) =>
    keys.flatMap((usageKey) => shownPage(read, usageKey, id) ?? []);
  const footer = shown(FOOTER_PAGES)
    .filter(({ data }) => writtenTexts(data).length > 0)
    .map(({ data: { usageKey, title } }) => ({ usageKey, title }));
  const cmspage = shown(START_PAGES);
  const texts = { lists: { animalmenu, animalkind, cmspage }, footer };
  const languages = site.languages.flatMap(fallbackChain);
  return { ...site, ...(site.isAdmin ? texts : withoutOthers(texts, languages)), labelled };
};

const pagesOf = (usageKeys: readonly string[], country: string): AttributeFilter => ({
  $and: [
    { field: 'usageKey', comparison: 'in', value: [...new Set(usageKeys)] },
    entriesFor('country', country),
  ],
});

/** Returns all rows that meet a filter; undefined where one page does not hold them. */
async function wholeList(
  { rows }: Pick<Context, 'rows'>,
  entityClass: string,
  attributeFilter?: AttributeFilter,
) {
  const pagination = { start: 0, limit: PAGE_LIMIT };
  const { items, next } = await rows.search({
    entityClass,
    attributeFilter,
    pagination,
    sorting: [],
  });
  return next === null ? items : undefined;
}

/**
 * Leaves out what is said in languages that no reader of the site falls back to; of a text without others, all but the
 * first, which pages show then.
 */
const withoutOthers = <T>(texts: T, languages: readonly unknown[]): T =>
  JSON.parse(JSON.stringify(texts), (_, value) => {
    if (!Array.isArray(value)) return value;
    const met = value.filter((item) => item?.lang === undefined || languages.includes(item.lang));
    return met.length > 0 ? met : value.slice(0, 1);
  });

async function labelledIn({ rows }: Pick<Context, 'rows'>) {
  const metrics = [{ op: 'count', as: 'count' }] as const;
  const counts = await rows.aggregate({
    entityClass: 'i18nlabels',
    groupBy: ['language'],
    metrics,
  });
  return LOCALES.filter((locale) => counts.some(({ key }) => key.language === locale));
}
