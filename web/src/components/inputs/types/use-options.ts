import { choicesOf } from '#shared/masterdata/choices-of.ts';
import type { PickOption } from '#web/components/pick-list.tsx';
import { useLabelled } from '#web/i18n/text-provider.tsx';
import type { FormInput } from '../input-control.ts';

/** Options that are shown at once; more are chosen in a dialog with a search box. */
const OPTIONS_AT_ONCE = 7;

export function isLong(options: readonly PickOption[]): boolean {
  return options.length > OPTIONS_AT_ONCE || options.some(({ group }) => group !== undefined);
}

/** Returns the options that can be chosen, and those that were chosen before. */
export function useOptions(field: FormInput, chosen: string | readonly string[]): PickOption[] {
  const labelled = useLabelled();
  return choicesOf(field, chosen).flatMap(({ group, options }) =>
    options.map((option) => ({
      value: option.id,
      ...labelled(option.labels, option.id),
      ...(group === undefined ? {} : { group: labelled(group.labels, group.id) }),
    })),
  );
}
