import type { World } from '#functions/kernel/context.ts';
import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import type { Cmspage } from '#shared/content/cmspage.ts';
import { contentErrors } from '#shared/content/errors.ts';
import { htmlIn } from '#shared/content/html-in.ts';
import { NEEDED_PAGES } from '#shared/content/usage-keys.ts';
import { countryClass } from '#shared/countries/country.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';

/**
 * Refuses a page with HTML in it, each text at its place: readers would see the tags. A page that a country on the
 * website needs stays, under its key and with a text.
 */
export const cmspageRule: EntityRule<Cmspage> = {
  beforeSave: async ({ before, data, context }) => {
    checkHtml(data);
    if (before === undefined) return { data };
    const lost =
      before.data.usageKey !== data.usageKey
        ? 'data.usageKey'
        : hasText(before.data) && !hasText(data)
          ? 'data.content'
          : undefined;
    if (lost !== undefined) await requireNotNeeded(context, before.data, lost);
    return { data };
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
  if (countries === 0) return;
  const error = contentErrors.pageNeeded;
  throw new AppError(error, { details: [fieldDetail(path, error)] });
}
