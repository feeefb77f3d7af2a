import { Fragment, type ReactNode } from 'react';
import { useFormats } from '#web/i18n/text-provider.tsx';

/** The mark of an item: it occurs in no word that joins items. */
const PLACE = '\u0000';

/** Shows items as a list in words, "Angus, Charolais and Limousin"; each says its own language. */
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
