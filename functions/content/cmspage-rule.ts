import type { World } from '#functions/kernel/context.ts';
import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import type { Cmspage } from '#shared/content/cmspage.ts';
import { contentErrors } from '#shared/content/errors.ts';
import { htmlIn } from '#shared/content/html-in.ts';
import { PAGE_CHANGES } from '#shared/content/limits.ts';
import { newVersion } from '#shared/content/page-version.ts';
import { NEEDED_PAGES } from '#shared/content/usage-keys.ts';
import { countryClass } from '#shared/countries/country.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';

/**
 * Refuses a page with HTML in it, each text at its place: readers would see the tags. A page that a country on the
 * website needs stays, under its key and with a text. Its version changes by a new one, which says what has changed.
 */
export const cmspageRule: EntityRule<Cmspage> = {
  beforeSave: async ({ before, data, context }) => {
    checkHtml(data);
    const now = context.clock.now().toISOString();
    if (before === undefined) return { data: { ...data, lastUpdated: firstVersion(data, now) } };
    const lost =
      before.data.usageKey !== data.usageKey
        ? 'data.usageKey'
        : hasText(before.data) && !hasText(data)
          ? 'data.content'
          : undefined;
    if (lost !== undefined) await requireNotNeeded(context, before.data, lost);
    return { data: { ...data, ...versionOf(before, data, now) } };
  },
  beforeDelete: ({ before, context }) => requireNotNeeded(context, before.data, 'id'),
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

const hasText = ({ content }: Cmspage): boolean =>
  content.some((text) => text.content.trim() !== '');

/** @throws AppError `content.pageNeeded` for a page that the product shows, while a country is on the website */
async function requireNotNeeded(
  { search }: Pick<World, 'search'>,
  { usageKey }: Cmspage,
  path: string,
): Promise<void> {
  if (!NEEDED_PAGES.includes(usageKey)) return;
  const countries = await search.count({
    entityClass: countryClass.name,
    group: 'all',
    keys: ['all'],
    filter: { field: 'enabledForWebsite', comparison: 'eq', value: true },
  });
  if (countries > 0) throw refused(path, 'pageNeeded');
}
