import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type RowKeys, useRowKeys } from './data-table/use-row-keys.ts';
import './row-list.css';

/**
 * Shows rows that are no table with the keys of every list: cards, or lines beside what they open (`list-row`), of
 * which the open one is the current one.
 */
export function RowList<R extends { readonly id: string }>({
  label,
  className = 'row-list',
  rows,
  children,
  ...keys
}: RowKeys & {
  readonly label?: string;
  readonly className?: string;
  readonly rows: readonly R[];
  readonly children: (row: R) => ReactNode;
}) {
  return (
    <ul className={classNames('plain', className)} aria-label={label} onKeyDown={useRowKeys(keys)}>
      {rows.map((row) => (
        <li key={row.id} data-row={row.id}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
