import { controlNumberFormat } from '#shared/accounts/control-number-formats.ts';
import { columnsOf } from '#shared/imports/import-columns.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { allImportTexts, importTextsFor } from './texts/import-texts-for.ts';

type TemplateColumn = {
  readonly name: string;
  readonly heading: string;
  readonly explanation: string;
  readonly isRequired: boolean;
  readonly width: number;
  /** The text of the example row; '' where no example is needed. */
  readonly example: string;
};

/** Returns the columns of a kind with their words in a language, and an example of the country. */
export function templateColumns(
  kind: ImportKind,
  { language, country }: { readonly language: Locale; readonly country: CountryCode | undefined },
): TemplateColumn[] {
  const { columns, examples } = importTextsFor(language);
  const words = new Map(Object.entries(columns[kind]));
  const shown: ReadonlyMap<string, string> = new Map(Object.entries(examples[kind]));
  return Object.entries(columnsOf(kind)).map(([name, { isRequired, width, reads }]) => ({
    name,
    heading: words.get(name)?.heading ?? name,
    explanation: words.get(name)?.explanation ?? '',
    isRequired: isRequired !== undefined,
    width,
    example:
      reads === 'controlNumber' && country !== undefined
        ? controlNumberFormat(country).example
        : (shown.get(name) ?? ''),
  }));
}

/**
 * Returns the texts of required columns in the examples of all languages, so that an example left in a file is not
 * imported.
 */
export function exampleTexts(kind: ImportKind): ReadonlyMap<string, ReadonlySet<string>> {
  const texts = new Map<string, Set<string>>();
  for (const { examples } of allImportTexts) {
    for (const [name, text] of Object.entries<string>(examples[kind])) {
      if (!columnsOf(kind)[name]?.isRequired) continue;
      texts.set(name, (texts.get(name) ?? new Set()).add(text));
    }
  }
  return texts;
}
