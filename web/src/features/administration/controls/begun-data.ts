import type { Fields } from '#shared/entities/class-screen.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { EntryData } from '../entry/entry-changes.ts';

/**
 * Returns the data of an object that nobody has filled in yet: empty lists, switches and choices as they begin, a new
 * id where it has one.
 */
export function begunData(fields: Fields, newId: () => string): EntryData {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      switch (field.control) {
        case 'ownId':
          return [[name, newId()]];
        case 'yes':
          return [[name, field.begins === true]];
        case 'choice':
          return field.begins === undefined ? [] : [[name, field.begins]];
        case 'texts':
        case 'pages':
        case 'choices':
        case 'lines':
        case 'stepAnswers':
        case 'entries':
        case 'pins':
        case 'rows':
          return [[name, []]];
        default:
          return [];
      }
    }),
  );
}

/**
 * Returns the values that the address names for a new entry: a name in the reader's language, texts that the product
 * knows, and other entries by their ids.
 */
export function namedData(fields: Fields, search: URLSearchParams, lang: Locale): EntryData {
  const label = search.get('named')?.slice(0, 200) ?? '';
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const value = search.get(name);
      if (field.control === 'entry' && Ref.test(value ?? '')) return [[name, value]];
      const isOffered = field.control === 'line' && field.offered?.includes(value ?? '') === true;
      if (isOffered) return [[name, value]];
      return name === 'labels' && label !== '' ? [[name, [{ lang, label }]]] : [];
    }),
  );
}

/** The form of an id, as the server reads it; the address may say anything. */
const Ref = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
