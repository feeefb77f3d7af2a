import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { classScreens, type ScreenClassName } from '#shared/class-screens.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { ListTable } from '#web/components/data-table/list-table.tsx';
import { chosenColumns } from '#web/components/data-table/table-column.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { InPortions } from '#web/components/in-portions.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { ListExport } from '#web/features/exports/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useListState } from '#web/kernel/use-list-state.ts';
import { entryPath } from '../administration-paths.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { PageKeys } from '../pages/page-keys.tsx';
import { PurposeText } from '../purpose-text.tsx';
import { EntriesFilters } from './entries-filters.tsx';
import {
  type EntryRow,
  entriesParams,
  exportFilter,
  NO_NARROWING,
  narrowed,
} from './entry-rows.ts';
import { useEntriesTable } from './use-entries-table.tsx';
import { useEntryActs } from './use-entry-acts.tsx';
import { useEntryRows } from './use-entry-rows.ts';

/** Shows the entries of a class, and beside them the one that was chosen. */
export function EntriesPage({ type }: { readonly type: ScreenClassName }) {
  const t = useText();
  const { id } = useParams();
  return (
    <div className={classNames('entries', id !== undefined && 'with-entry')}>
      <section className="entries-list" aria-label={t(`administration.class.${type}`)}>
        <EntriesList type={type} isHeading={id === undefined} />
      </section>
      {(id !== undefined || type === 'cmspage') && (
        <div className="entries-entry">
          {id === undefined ? (
            <PageKeys />
          ) : (
            <EntryPage key={`${type} ${id}`} type={type} id={id} />
          )}
        </div>
      )}
    </div>
  );
}

const nameOf = (row: EntryRow) => row.name.label;

function EntriesList({
  type,
  isHeading,
}: {
  readonly type: ScreenClassName;
  readonly isHeading: boolean;
}) {
  const t = useText();
  const screen = classScreens[type];
  const params = useMemo(() => entriesParams(screen.filters), [screen]);
  const [state, change] = useListState(params);
  const query = useEntryRows(type);
  const table = useEntriesTable(type, query.data ?? []);
  const actsOn = useEntryActs(type);
  const title = t(`administration.class.${type}`);
  return (
    <>
      <div className="entries-head">
        {isHeading ? <PageHeading title={title} /> : <p className="entries-title">{title}</p>}
        <ButtonLink icon="plus" size="compact" to={entryPath(type, 'new')}>
          {t('administration.newEntry')}
        </ButtonLink>
      </div>
      {isHeading && <PurposeText type={type} look="lead" />}
      <QueryState query={query} rows={8}>
        {(rows) => {
          const filter = exportFilter(state, screen);
          const entries = table.inOrder(narrowed(rows, state, screen));
          return (
            <>
              <EntriesFilters
                screen={screen}
                type={type}
                rows={rows}
                state={state}
                change={change}
              />
              <p className="muted small" role="status">
                {t('administration.found', { count: entries.length, all: rows.length })}
              </p>
              {entries.length === 0 ? (
                <EmptyState
                  title={t(
                    rows.length === 0 ? 'administration.nothing' : 'administration.nothingFound',
                  )}
                  actions={
                    rows.length > 0 && (
                      <Button onClick={() => change(NO_NARROWING(screen.filters))}>
                        {t('words.showAll')}
                      </Button>
                    )
                  }
                />
              ) : table.isLoading ? (
                <LoadingState rows={8} />
              ) : isHeading ? (
                <ListTable
                  caption={title}
                  list={`manage/${type}`}
                  rows={entries}
                  fileOf={(selected = filter === undefined ? entries : undefined) => (
                    <ListExport
                      kind={type}
                      filter={filter}
                      total={entries.length}
                      columns={table.props.columns}
                      chosen={table.props.chosen}
                      fileColumns={table.fileColumns}
                      selected={selected}
                    />
                  )}
                  nameOf={nameOf}
                  actsOn={actsOn}
                  {...table.props}
                />
              ) : (
                <InPortions rows={entries}>
                  {(shown) => (
                    <DataTable
                      className="pane"
                      caption={title}
                      columns={chosenColumns(table.props.columns, table.props.chosen)}
                      rows={shown}
                      nameOf={nameOf}
                    />
                  )}
                </InPortions>
              )}
            </>
          );
        }}
      </QueryState>
    </>
  );
}
