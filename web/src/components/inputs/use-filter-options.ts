import type { EntityClassName } from '#shared/entity-classes.ts';
import type { Labels } from '#shared/kernel/label.ts';
import { useFormats, useLabelled } from '#web/i18n/text-provider.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';
import type { Option } from '../select-field.tsx';
import { useEnded } from './use-ended.ts';

type Entry = { readonly id: string; readonly data: { readonly labels: Labels } };

/**
 * Returns the options of a filter by name. A chosen one that is offered no more, as in an older saved view, stands last
 * and is marked: the list is narrowed to it.
 */
export function useFilterOptions(
  entityClass: Extract<EntityClassName, 'animalkind' | 'region' | 'requestpackage'>,
  offered: readonly Entry[] | undefined,
  chosen: string,
): Option[] {
  const labelled = useLabelled();
  const ended = useEnded();
  const { compare } = useFormats();
  const isGone = chosen !== '' && offered !== undefined && !offered.some(({ id }) => id === chosen);
  const gone = useEntity(entityClass, isGone ? chosen : undefined).data;
  const options = (offered ?? [])
    .map(({ id, data }) => ({ value: id, ...labelled(data.labels, id) }))
    .sort((a, b) => compare(a.label, b.label));
  if (!isGone || gone === undefined) return options;
  return [...options, { value: chosen, ...ended(labelled(gone?.data.labels, chosen)) }];
}
