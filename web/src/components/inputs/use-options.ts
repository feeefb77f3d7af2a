import { useState } from 'react';
import { choicesOf } from '#shared/masterdata/choices-of.ts';
import type { PickOption } from '#web/components/pick-list.tsx';
import { useLabelled } from '#web/i18n/text-provider.tsx';
import type { FormInput } from './input-control.ts';
import { useEnded } from './use-ended.ts';

/** Options that are shown at once; more are chosen in a dialog with a search box. */
const OPTIONS_AT_ONCE = 7;

export function isLong(options: readonly PickOption[]): boolean {
  return options.length > OPTIONS_AT_ONCE || options.some(({ group }) => group !== undefined);
}

/**
 * Returns the options that can be chosen, and those that were chosen before, marked when they are offered no more: they
 * stay where they are when they are chosen no more, so that nobody loses the place, and may be chosen again.
 */
export function useOptions(field: FormInput, now: string | readonly string[]): PickOption[] {
  const [before] = useState(() => [now].flat());
  const chosen = [...new Set([...before, ...[now].flat()])];
  const labelled = useLabelled();
  const ended = useEnded();
  const optionIds = new Set(field.options.map(({ id }) => id));
  const removed = chosen.filter((id) => id !== '' && !optionIds.has(id));
  return [
    ...choicesOf(field, chosen).flatMap(({ group, options }) =>
      options.map(({ id, labels, enabled }) => ({
        value: id,
        ...(enabled ? labelled(labels, id) : ended(labelled(labels, id))),
        ...(group === undefined ? {} : { group: labelled(group.labels, group.id) }),
      })),
    ),
    ...removed.map((id) => ({ value: id, ...ended({ label: id }) })),
  ];
}
