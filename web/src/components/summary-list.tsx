import type { ReactNode } from 'react';

export type SummaryRow = {
  readonly key: string;
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** A link that changes the answer; its text names the answer for screen readers. */
  readonly action?: ReactNode;
};

/**
 * Shows terms and their values: facts of a card (`compact`), answers before sending. Rows without a value are left
 * out.
 */
export function SummaryList({
  rows,
  compact = false,
}: {
  readonly rows: readonly SummaryRow[];
  readonly compact?: boolean;
}) {
  return (
    <dl className={compact ? 'facts' : 'summary-list'}>
      {rows
        .filter((row) => row.value !== undefined && row.value !== null && row.value !== '')
        .map((row) => (
          <div key={row.key}>
            <dt>{row.term}</dt>
            <dd>{row.value}</dd>
            {row.action && <dd className="summary-action">{row.action}</dd>}
          </div>
        ))}
    </dl>
  );
}
