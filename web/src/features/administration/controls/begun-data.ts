import type { Fields } from '#shared/entities/class-screen.ts';
import type { EntryData } from '../entry/entry-changes.ts';

/** The data of an object that nobody has filled in yet: empty lists, switches as they begin, and a new id where it has one. */
export function begunData(fields: Fields, newId: () => string): EntryData {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      switch (field.control) {
        case 'ownId':
          return [[name, newId()]];
        case 'yes':
          return [[name, field.begins === true]];
        case 'texts':
        case 'pages':
        case 'choices':
        case 'lines':
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
