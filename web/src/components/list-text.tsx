import { Fragment, type ReactNode } from 'react';
import { useFormats } from '#web/i18n/text-provider.tsx';

/** Stands for an item, and occurs in no word that joins them. */
const PLACE = '\u0000';

/** "Angus, Charolais and Limousin", of elements that say their own language. */
export function ListText({ items }: { readonly items: readonly ReactNode[] }) {
  const { list } = useFormats();
  const places = items.map((_, index) => PLACE + index + PLACE);
  return list(places)
    .split(PLACE)
    .map((part, index) => {
      const key = `${index} ${part}`;
      return <Fragment key={key}>{index % 2 === 0 ? part : items[Number(part)]}</Fragment>;
    });
}
