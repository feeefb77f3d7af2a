import { classScreens, SCREEN_CLASSES } from '#shared/class-screens.ts';
import { fieldWords } from '#shared/entities/field-words.ts';
import type { ScreenWords } from '#shared/entities/screen-words/de-de.ts';
import { recordOf } from '#shared/kernel/record-of.ts';

/** Returns the column that stands for one column of each language of a field with texts. */
export const everyLanguage = (field: string): string => `${field}.all`;

/** Returns the names of files and sheets of the classes of the administration. */
export const classNames = (words: ScreenWords) =>
  recordOf(SCREEN_CLASSES, (type) => ({
    file: type,
    sheet: words[`administration.class.${type}`],
  }));

/** Returns the headings of all fields of these classes; `all` says that a column stands for all languages. */
export function classHeadings(words: Readonly<Record<string, string>>, all: string) {
  return recordOf(SCREEN_CLASSES, (type) => {
    const { name } = fieldWords((key) => words[key], type);
    const headings: Record<string, string> = {};
    for (const field of Object.keys(classScreens[type].fields)) {
      headings[field] = name(field);
      headings[everyLanguage(field)] = `${name(field)} (${all})`;
    }
    return headings;
  });
}
