import { type ReactNode, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import type { ActResult } from './each-row.ts';
import { SelectedRows } from './selected-rows.tsx';
import { ROWS_AN_ACT, type TableAct } from './table-act.ts';
import { useRowActs } from './use-row-acts.ts';

type Table<R> = Omit<DataTableProps<R>, 'selecting'>;

/** Shows a table whose rows are selected, and the bar of what can be done to them. */
export function SelectableTable<R extends { readonly id: string }>({
  all,
  actsOn,
  fileOf,
  ...table
}: Table<R> & {
  /** All rows that were found and are on the page, shown or not, in their order. */
  readonly all: readonly R[];
  readonly actsOn?: ((selected: readonly R[]) => readonly TableAct<R>[]) | undefined;
  /** The button that makes a file of the selected rows. */
  readonly fileOf?: ((selected: readonly R[]) => ReactNode) | undefined;
}) {
  const acts = useRowActs(all);
  const [asked, setAsked] = useState<TableAct<R>>();
  const { selected } = acts;
  const finish = (result: ActResult<R>) => {
    setAsked(undefined);
    acts.take();
    acts.tell(result);
  };
  return (
    <>
      <SelectedRows acts={acts} nameOf={table.nameOf}>
        {actsOn !== undefined && (
          <Acts acts={actsOn(selected)} count={selected.length} onAsk={setAsked} />
        )}
        {fileOf?.(selected)}
      </SelectedRows>
      <DataTable {...table} selecting={acts.selecting} />
      {asked?.ask({ rows: asked.rows, onDone: finish, onClose: () => setAsked(undefined) })}
    </>
  );
}

function Acts<R>({
  acts,
  count,
  onAsk,
}: {
  readonly acts: readonly TableAct<R>[];
  /** Rows that are selected. */
  readonly count: number;
  readonly onAsk: (act: TableAct<R>) => void;
}) {
  const t = useText();
  const possible = acts.filter(({ rows }) => rows.length > 0);
  const most = Math.min(...possible.map((act) => act.most ?? ROWS_AN_ACT));
  if (count > most) return <p className="muted">{t('words.mostRows', { count: most })}</p>;
  return possible.map((act) => (
    <Button key={act.name} size="compact" onClick={() => onAsk(act)}>
      {act.label}
    </Button>
  ));
}
