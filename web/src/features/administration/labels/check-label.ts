import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { LABEL_LENGTH } from '#shared/kernel/label.ts';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { pluralsOf, valuesOf } from './message-parts.ts';

export type LabelProblem =
  | { readonly kind: 'broken'; readonly position: number | null }
  | { readonly kind: 'missing' | 'unknown'; readonly value: string }
  | { readonly kind: 'form'; readonly value: string }
  | { readonly kind: 'long'; readonly limit: number };

/**
 * Says what keeps a label from being saved: it is too long, no ICU message, has not the values that the page gives to the
 * built-in text, or lacks a plural form of its language. Undefined where nothing does.
 */
export function labelProblem(
  label: string,
  source: string,
  locale: Locale,
): LabelProblem | undefined {
  if (label.length > LABEL_LENGTH) return { kind: 'long', limit: LABEL_LENGTH };
  const read = readMessage(label);
  if ('problem' in read) return read.problem;
  const [given, used] = [valuesOf(parse(source)), valuesOf(read.message)];
  const unknown = used.find((value) => !given.includes(value));
  if (unknown !== undefined) return { kind: 'unknown', value: unknown };
  const missing = given.find((value) => !used.includes(value));
  if (missing !== undefined) return { kind: 'missing', value: missing };
  const form = missingForm(read.message, locale);
  return form === undefined ? undefined : { kind: 'form', value: form };
}

type ParserError = Error & { readonly location?: { readonly start: { readonly offset: number } } };
type Read = { readonly message: MessageFormatElement[] } | { readonly problem: LabelProblem };

function readMessage(label: string): Read {
  try {
    return { message: parse(label) };
  } catch (error) {
    const position = error instanceof Error ? positionOf(error) : null;
    return { problem: { kind: 'broken', position } };
  }
}

/** Returns the position of a fault, counted from 1, as people do. */
function positionOf({ location }: ParserError): number | null {
  return location === undefined ? null : location.start.offset + 1;
}

/**
 * Returns a form that the language needs and the message lacks; a plural with `other` alone has one form for all
 * numbers on purpose.
 */
function missingForm(message: readonly MessageFormatElement[], locale: Locale): string | undefined {
  return pluralsOf(message)
    .map(({ options, pluralType }) => {
      const names = Object.keys(options);
      const type = pluralType ?? 'cardinal';
      const isOneForm = names.every((name) => name === 'other' || name.startsWith('='));
      return isOneForm ? undefined : formsOf(locale, type).find((form) => !names.includes(form));
    })
    .find((form) => form !== undefined);
}

/** Languages whose form `many` is for millions: nobody has so many animals. */
const WITH_MILLIONS = /^(es|fr|it)_/;

function formsOf(locale: Locale, type: Intl.PluralRuleType): string[] {
  const { pluralCategories } = new Intl.PluralRules(toLanguageTag(locale), {
    type,
  }).resolvedOptions();
  return pluralCategories.filter((form) => form !== 'many' || !WITH_MILLIONS.test(locale));
}
