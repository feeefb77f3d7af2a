import { classScreens, type ScreenClassName } from '#shared/class-screens.ts';
import { useFormats } from '#web/i18n/text-provider.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { useEntryName } from '../use-entry-name.ts';
import { useNeededLanguages } from '../use-needed-languages.ts';
import { type EntryRow, entryRows } from './entry-rows.ts';

/** Returns the entries of a class as rows: of its list, and of what Home counts of it. */
export function useEntryRows(type: ScreenClassName) {
  const { compare } = useFormats();
  const nameOf = useEntryName();
  const languagesOf = useNeededLanguages();
  const { data: entries, ...query } = useEntityList(type);
  const data: EntryRow[] | undefined =
    entries && entryRows(entries, { screen: classScreens[type], nameOf, languagesOf, compare });
  return { ...query, data };
}
