import { classScreens, SCREEN_CLASSES } from '#shared/class-screens.ts';
import { fieldWords } from '#shared/entities/field-words.ts';
import type { ScreenWords } from '#shared/entities/screen-words/de-de.ts';
import { keysUnder } from '#shared/kernel/keys-under.ts';
import { type ByLocale, type Locale, textsFor } from '#shared/kernel/locale.ts';
import { recordOf } from '#shared/kernel/record-of.ts';
import { swissGerman } from '#shared/kernel/swiss-german.ts';
import { exportTextsFor } from './export-texts-for.ts';

/** The words of the screens of classes. They are many: a language is loaded when a file needs it. */
const SCREEN_WORDS: ByLocale<() => Promise<ScreenWords>> = {
  de_DE: async () => (await import('#shared/entities/screen-words/de-de.ts')).screenWordsDe,
  de_CH: async () => swissGerman(await SCREEN_WORDS.de_DE()),
  en_GB: async () => (await import('#shared/entities/screen-words/en-gb.ts')).screenWordsEn,
  lt_LT: async () => (await import('#shared/entities/screen-words/lt-lt.ts')).screenWordsLt,
  hr_HR: async () => (await import('#shared/entities/screen-words/hr-hr.ts')).screenWordsHr,
  ro_RO: async () => (await import('#shared/entities/screen-words/ro-ro.ts')).screenWordsRo,
  hu_HU: async () => (await import('#shared/entities/screen-words/hu-hu.ts')).screenWordsHu,
  es_ES: async () => (await import('#shared/entities/screen-words/es-es.ts')).screenWordsEs,
  sv_SE: async () => (await import('#shared/entities/screen-words/sv-se.ts')).screenWordsSv,
  nl_NL: async () => (await import('#shared/entities/screen-words/nl-nl.ts')).screenWordsNl,
  da_DK: async () => (await import('#shared/entities/screen-words/da-dk.ts')).screenWordsDa,
  fr_FR: async () => (await import('#shared/entities/screen-words/fr-fr.ts')).screenWordsFr,
  it_IT: async () => (await import('#shared/entities/screen-words/it-it.ts')).screenWordsIt,
};

/** The words of files of every kind in one language. */
export type FileTexts = Awaited<ReturnType<typeof fileTextsFor>>;

/** Returns the words of all files in a language, or in the first that it falls back to. */
export async function fileTextsFor(locale: Locale) {
  const texts = exportTextsFor(locale);
  const { genders, headings, names, requestTypes, roles } = texts;
  const screenWords: Readonly<Record<string, string>> = {
    ...(await textsFor(SCREEN_WORDS, locale)()),
    ...keysUnder('role.', roles),
    ...keysUnder('offers.gender.', genders),
    ...keysUnder('requests.type.', requestTypes),
    'menu.RequestList': names.requests.sheet,
    'offers.condition.animalkind': headings.offers.animalkind,
    'offers.condition.breed': headings.offers.offergroup,
    'offers.condition.country': headings.offers.country,
    'words.farm': roles.AGR,
    'words.state': headings.requests.status,
  };
  return {
    ...texts,
    names: { ...texts.names, ...classNames(screenWords) },
    headings: { ...texts.headings, ...classHeadings(screenWords, texts.allLanguages) },
    screenWords,
  };
}

/** Returns the column that stands for one column of each language of a field with texts. */
export const everyLanguage = (field: string): string => `${field}.all`;

/** Returns the names of files and sheets of the classes of the administration. */
const classNames = (words: Readonly<Record<string, string>>) =>
  recordOf(SCREEN_CLASSES, (type) => ({
    file: type,
    sheet: words[`administration.class.${type}`] ?? type,
  }));

/** Returns the headings of all fields of these classes; `all` says that a column stands for all languages. */
function classHeadings(words: Readonly<Record<string, string>>, all: string) {
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
