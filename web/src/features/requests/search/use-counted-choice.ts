import { useMemo } from 'react';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import type { RequestChoice } from './request-params.ts';

/** Returns the choice without the categories that do not count for requests, and these categories as `leftOut`. */
export function useCountedChoice(choice: RequestChoice): {
  readonly choice: RequestChoice;
  readonly leftOut: readonly EntityOf<'category1'>[];
  readonly isPending: boolean;
} {
  const { items, isPending } = useEntitiesById('category1', choice.category);
  const leftOut = items.filter(({ data }) => data.disabledForRequestSearch);
  const ids = leftOut.map(({ id }) => id).join();
  const counted = useMemo(
    () => ({ ...choice, category: choice.category.filter((id) => !ids.includes(id)) }),
    [choice, ids],
  );
  return { choice: counted, leftOut, isPending };
}
