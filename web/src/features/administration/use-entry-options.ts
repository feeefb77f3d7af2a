import { referredClass } from '#shared/class-screens.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { PickOption } from '#web/components/pick-list.tsx';
import { useFormats } from '#web/i18n/text-provider.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { textsOf } from './controls/control-props.ts';
import { useEntryName } from './use-entry-name.ts';

/** An entity as a choice, with its newest revision, and the tags that it has in a library. */
export type EntryOption = PickOption & { readonly rev: number; readonly tags: readonly string[] };

/** Returns the entities of a class as choices, by their names. */
export function useEntryOptions(
  of: string,
  filter?: AttributeFilter,
): { readonly options: readonly EntryOption[]; readonly isPending: boolean } {
  const { compare } = useFormats();
  const nameOf = useEntryName();
  const { data: entries, isPending } = useEntityList(referredClass(of), { filter });
  const options = (entries ?? []).map((entry) => ({
    value: entry.id,
    rev: entry.rev,
    ...nameOf(entry),
    tags: 'tags' in entry.data ? textsOf(entry.data.tags) : [],
  }));
  return { options: options.sort((a, b) => compare(a.label, b.label)), isPending };
}
