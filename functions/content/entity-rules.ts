import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import type { Cmspage } from '#shared/content/cmspage.ts';
import { contentErrors } from '#shared/content/errors.ts';
import { htmlIn } from '#shared/content/html-in.ts';
import type { I18nlabels } from '#shared/content/i18nlabels.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';

/** Refuses labels of which any cannot be shown: all of them are saved, or none. */
export const i18nlabelsRule: EntityRule<I18nlabels> = {
  beforeSave: async ({ data }) => {
    const problemOf = await loadProblemOf();
    const details = data.entries.flatMap(({ key, label }, index) => {
      const problem = problemOf(label);
      if (problem === undefined) return [];
      const path = `data.entries.${index}.label`;
      return [fieldDetail(path, contentErrors.brokenLabel, { key, ...problem })];
    });
    if (details.length > 0) throw new AppError(contentErrors.brokenLabel, { details });
    return { data };
  },
};

/** Refuses a page with HTML in it, each text at its place: readers would see the tags. */
export const cmspageRule: EntityRule<Cmspage> = {
  beforeSave: async ({ data }) => {
    const texts = [
      ...data.title.map(({ label }, index) => [`title.${index}.label`, label] as const),
      ...data.content.map(({ content }, index) => [`content.${index}.content`, content] as const),
    ];
    const details = texts.flatMap(([path, text]) => {
      const html = htmlIn(text);
      return html ? [fieldDetail(`data.${path}`, contentErrors.htmlInPage, html)] : [];
    });
    if (details.length > 0) throw new AppError(contentErrors.htmlInPage, { details });
    return { data };
  },
};

/**
 * Loads the function that says why a text is no ICU message, and where. The parser is loaded with the first save of
 * labels.
 */
async function loadProblemOf() {
  const { parse } = await import('@formatjs/icu-messageformat-parser');
  return (label: string): { problem: string } | undefined => {
    try {
      parse(label, { captureLocation: false });
      return undefined;
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  };
}
