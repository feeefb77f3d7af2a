import type { ReactNode } from 'react';
import { type RowKeys, useRowKeys } from './data-table/use-row-keys.ts';
import './row-list.css';

/**
 * Shows the rows of a list that stands beside what they open, each with a link or button of class `list-row`; the one
 * that is open is the current one.
 */
export function RowList<R extends { readonly id: string }>({
  label,
  rows,
  children,
  ...keys
}: Omit<RowKeys, 'selecting'> & {
  readonly label?: string;
  readonly rows: readonly R[];
  readonly children: (row: R) => ReactNode;
}) {
  return (
    <ul className="plain row-list" aria-label={label} onKeyDown={useRowKeys(keys)}>
      {rows.map((row) => (
        <li key={row.id} data-row={row.id}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
