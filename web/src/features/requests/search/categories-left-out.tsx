import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';

/** Says which categories of the search for offers the request does not search by, and why. */
export function CategoriesLeftOut({
  categories,
}: {
  readonly categories: readonly EntityOf<'category1'>[];
}) {
  const t = useText();
  const label = useLabel();
  const { list } = useFormats();
  if (categories.length === 0) return null;
  const names = categories.map(({ id, data }) => label(data.labels, id));
  return <p>{t('requests.categoriesLeftOut', { categories: list(names) })}</p>;
}
