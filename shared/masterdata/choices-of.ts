import type { Labels } from '#shared/kernel/label.ts';

export type ChoiceOption = {
  readonly id: string;
  readonly labels: Labels;
  readonly enabled: boolean;
  readonly group?: string | undefined;
};
type Group = { readonly id: string; readonly labels: Labels };
export type ChoiceSource<O extends ChoiceOption> = {
  readonly options: readonly O[];
  readonly groups: readonly Group[];
};

export type ChoiceGroup<O extends ChoiceOption> = {
  /** The group; absent for the options without a group, which come first. */
  readonly group?: Group;
  readonly options: readonly O[];
};

/** Returns the options to show for a field, by group: the enabled ones, and those that were chosen before. */
export function choicesOf<O extends ChoiceOption>(
  { options, groups }: ChoiceSource<O>,
  chosen: unknown,
): ChoiceGroup<O>[] {
  const isChosen = (id: string) => (Array.isArray(chosen) ? chosen.includes(id) : chosen === id);
  const shown = options.filter((option) => option.enabled || isChosen(option.id));
  const groupIds = new Set(groups.map(({ id }) => id));
  const ungrouped = shown.filter(({ group }) => group === undefined || !groupIds.has(group));
  return [
    { options: ungrouped },
    ...groups.map((group) => ({
      group,
      options: shown.filter((option) => option.group === group.id),
    })),
  ].filter(({ options: some }) => some.length > 0);
}
