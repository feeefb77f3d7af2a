import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import { contentErrors } from '#shared/content/errors.ts';
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
