import { LabelText } from '#web/components/label-text.tsx';
import { ListText } from '#web/components/list-text.tsx';
import { T } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';

/** Says which categories of the search for offers the request does not search by, and why. */
export function CategoriesLeftOut({
  categories,
}: {
  readonly categories: readonly EntityOf<'category1'>[];
}) {
  if (categories.length === 0) return null;
  const names = categories.map(({ id, data }) => (
    <LabelText key={id} labels={data.labels} otherwise={id} />
  ));
  return (
    <p>
      <T id="requests.categoriesLeftOut" values={{ categories: <ListText items={names} /> }} />
    </p>
  );
}
