import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import type { Cmspage } from '#shared/content/cmspage.ts';
import { contentErrors } from '#shared/content/errors.ts';
import { htmlIn } from '#shared/content/html-in.ts';
import { isWrittenIn } from '#shared/content/is-written-in.ts';
import { PAGE_CHANGES } from '#shared/content/limits.ts';
import { newVersion } from '#shared/content/page-version.ts';
import { NEEDED_PAGES } from '#shared/content/usage-keys.ts';
import { writtenTexts } from '#shared/content/written-texts.ts';
import { countryClass } from '#shared/countries/country.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Locale } from '#shared/kernel/locale.ts';

/**
 * Refuses a page with HTML in it, each text at its place: readers would see the tags. A page that a country on the
 * website needs stays, under its key and in each of the country's languages in which it was written. Its version changes
 * by a new one, which says what has changed.
 */
export const cmspageRule: EntityRule<Cmspage> = {
  beforeSave: async ({ before, data, context }) => {
    checkHtml(data);
    const now = context.clock.now().toISOString();
    if (before === undefined) return { data: { ...data, lastUpdated: firstVersion(data, now) } };
    if (before.data.usageKey !== data.usageKey)
      await requireNotNeeded(context, before.data, { path: 'data.usageKey' });
    else await requireNotNeeded(context, before.data, { path: 'data.content', after: data });
    return { data: { ...data, ...versionOf(before, data, now) } };
  },
  beforeDelete: ({ before, context }) => requireNotNeeded(context, before.data, { path: 'id' }),
};

function checkHtml(data: Cmspage): void {
  const texts = [
    ...data.title.map(({ label }, index) => [`title.${index}.label`, label] as const),
    ...data.content.map(({ content }, index) => [`content.${index}.content`, content] as const),
  ];
  const details = texts.flatMap(([path, text]) => {
    const html = htmlIn(text);
    return html ? [fieldDetail(`data.${path}`, contentErrors.htmlInPage, html)] : [];
  });
  if (details.length > 0) throw new AppError(contentErrors.htmlInPage, { details });
}

/** @throws AppError `content.versionDay` for a day to come: no younger version could follow it */
function firstVersion(data: Cmspage, now: string): string {
  const { lastUpdated = now, changes = [] } = data;
  const isToCome = [lastUpdated, ...changes.map(({ version }) => version)].some((day) => day > now);
  if (isToCome) throw refused('data.lastUpdated', 'versionDay');
  return lastUpdated;
}

/**
 * Returns the version of a saved page, with the changes of all versions that it keeps. A correction leaves the version;
 * that of a page without one is the day of its revision, so that who accepted it then is not asked again.
 * @throws AppError `content.versionWithoutNote`, `content.versionDay`
 */
function versionOf(
  before: Entity<Cmspage>,
  data: Cmspage,
  now: string,
): Pick<Cmspage, 'lastUpdated' | 'changes'> {
  const was = before.data.lastUpdated ?? before.updated;
  const version = newVersion(before.data, data);
  if (version === undefined && (data.lastUpdated ?? was) > was)
    throw refused('data.lastUpdated', 'versionWithoutNote');
  if (version !== undefined && (version <= was || version > now))
    throw refused('data.changes', 'versionDay');
  const { changes = [] } = data;
  const isLeftOut = (old: PageChange) => !changes.some((kept) => kept.version === old.version);
  const all = [...(before.data.changes ?? []).filter(isLeftOut), ...changes];
  return {
    lastUpdated: version ?? was,
    ...(all.length > 0 && { changes: all.slice(-PAGE_CHANGES) }),
  };
}

type PageChange = NonNullable<Cmspage['changes']>[number];

function refused(path: string, name: 'versionWithoutNote' | 'versionDay' | 'pageNeeded'): AppError {
  const error = contentErrors[name];
  return new AppError(error, { details: [fieldDetail(path, error)] });
}

/**
 * Requires that no country on the website needs what a page loses: the page, or with `after` the languages that its text
 * is not in any more.
 * @throws AppError `content.pageNeeded`
 */
async function requireNotNeeded(
  { store, search }: Pick<World, 'store' | 'search'>,
  before: Cmspage,
  { path, after }: { readonly path: string; readonly after?: Cmspage },
): Promise<void> {
  if (!NEEDED_PAGES.includes(before.usageKey)) return;
  const isLost = (locale: Locale) =>
    isWrittenIn(before, locale) && !(after && isWrittenIn(after, locale));
  if (after && !before.content.some(({ lang }) => isLost(lang))) return;
  const filter = { field: 'enabledForWebsite', comparison: 'eq' as const, value: true };
  const query = { entityClass: countryClass.name, group: 'all', keys: ['all'], filter };
  const countries = await store.latestOf(countryClass, await eachHitId(search, query));
  const isWritten = after !== undefined && writtenTexts(after).length > 0;
  if (countries.some(({ data }) => !isWritten || data.languages.some(isLost)))
    throw refused(path, 'pageNeeded');
}
