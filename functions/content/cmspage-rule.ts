import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import { type Cmspage, cmspageClass } from '#shared/content/cmspage.ts';
import { contentErrors } from '#shared/content/errors.ts';
import { htmlIn } from '#shared/content/html-in.ts';
import { isWrittenIn } from '#shared/content/is-written-in.ts';
import { PAGE_CHANGES } from '#shared/content/limits.ts';
import { newVersion } from '#shared/content/page-version.ts';
import { shownPage } from '#shared/content/shown-page.ts';
import { NEEDED_PAGES } from '#shared/content/usage-keys.ts';
import { writtenTexts } from '#shared/content/written-texts.ts';
import { countryClass } from '#shared/countries/country.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { FilterLeaf } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Locale } from '#shared/kernel/locale.ts';

/**
 * Refuses a page with HTML in it, each text at its place: readers would see the tags. A page that a country on the
 * website needs stays, its own or that of all, in each of the country's languages in which it was written. Its version
 * changes by a new one, which says what has changed.
 */
export const cmspageRule: EntityRule<Cmspage> = {
  beforeSave: async ({ before, data, context }) => {
    checkHtml(data);
    await requireNothingLost(context, { before, data });
    const now = context.clock.now().toISOString();
    if (before === undefined) return { data: { ...data, lastUpdated: firstVersion(data, now) } };
    return { data: { ...data, ...versionOf(before, data, now) } };
  },
  beforeDelete: ({ before, context }) => requireNothingLost(context, { before, data: undefined }),
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

type Change = {
  readonly before: Entity<Cmspage> | undefined;
  readonly data: Cmspage | undefined;
};

/**
 * Requires that no country on the website loses a page that it needs, or one of its languages in it.
 * @throws AppError `content.pageNeeded`
 */
async function requireNothingLost(
  { store, search }: Pick<World, 'store' | 'search'>,
  { before, data }: Change,
): Promise<void> {
  const changed = [...(before ? [before] : []), ...(data ? [{ data }] : [])];
  const keys = changed
    .map((page) => page.data.usageKey)
    .filter((usageKey) => NEEDED_PAGES.includes(usageKey));
  if (keys.length === 0) return;
  const idsOf = (entityClass: string, filter: FilterLeaf) =>
    eachHitId(search, { entityClass, group: 'all', keys: ['all'], filter });
  const ofKeys = { field: 'usageKey', comparison: 'in', value: keys } as const;
  const ids = await idsOf(cmspageClass.name, ofKeys);
  const pages = await store.latestOf(cmspageClass, ids, { fresh: true });
  const others = pages.filter(({ id }) => id !== before?.id);
  const after = [...others, ...(data ? [{ data }] : [])];
  const onWebsite = { field: 'enabledForWebsite', comparison: 'eq', value: true } as const;
  const countries = await store.latestOf(countryClass, await idsOf(countryClass.name, onWebsite));
  const isLost = countries.some(({ id, data: { languages } }) =>
    keys.some((key) => {
      const was = shownPage([...others, ...(before ? [before] : [])], key, id)?.data;
      return was && loses(was, shownPage(after, key, id)?.data, languages);
    }),
  );
  if (isLost) throw refused(lostAt({ before, data }), 'pageNeeded');
}

/** Tells whether readers lose all of a page, or its text in their language. */
function loses(was: Cmspage, is: Cmspage | undefined, languages: readonly Locale[]): boolean {
  if (writtenTexts(was).length === 0) return false;
  if (is === undefined || writtenTexts(is).length === 0) return true;
  return languages.some((locale) => isWrittenIn(was, locale) && !isWrittenIn(is, locale));
}

/** Returns the path of what a page loses: itself, its key, its country, or its text. */
function lostAt({ before, data }: Change): string {
  if (data === undefined) return 'id';
  if (before && before.data.usageKey !== data.usageKey) return 'data.usageKey';
  return before && before.data.country !== data.country ? 'data.country' : 'data.content';
}
