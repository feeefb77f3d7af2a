import type { Answer } from '../request-process.ts';
import type { RequestFormField } from '../requestformfield.ts';

export type ChoiceGroup = {
  /** Absent for the options without a group, which come first. */
  readonly group?: RequestFormField['groups'][number];
  readonly options: readonly RequestFormField['options'][number][];
};

/** The options to show for a field, by group: the enabled ones, and what was chosen before. */
export function choicesOf(
  { options, groups }: Pick<RequestFormField, 'options' | 'groups'>,
  chosen: Answer,
): ChoiceGroup[] {
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
