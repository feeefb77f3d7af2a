import { useParams, useSearchParams } from 'react-router-dom';
import { classScreens, referredClass, type ScreenClassName } from '#shared/class-screens.ts';
import { fitsCell } from '#shared/entities/cell-controls.ts';
import type { AnyClassScreen } from '#shared/entities/class-screen.ts';
import { classNames } from '#web/components/class-names.ts';
import type { TableColumn } from '#web/components/data-table/table-column.ts';
import { sortedRows } from '#web/components/data-table/table-sort.ts';
import { useTableState } from '#web/components/data-table/use-table-state.ts';
import { LabelledText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import type { FileColumns } from '#web/features/exports/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { useEntityLists } from '#web/kernel/use-entity-lists.ts';
import { entryPath } from '../administration-paths.ts';
import { useEntryName } from '../use-entry-name.ts';
import { useFieldWords } from '../use-field-words.ts';
import { type EntryRow, hasTexts, nameField } from './entry-rows.ts';
import { entryText, namedAccounts, namedClasses } from './entry-text.ts';

const NAME = 'entry';
const LANGUAGES = 'texts';

/** Returns the table of a class's entries: its columns, and how they are sorted, as the address tells. */
export function useEntriesTable(type: ScreenClassName, rows: readonly EntryRow[]) {
  const { compare } = useFormats();
  const screen: AnyClassScreen = classScreens[type];
  const { columns, isLoading } = useEntryColumns(type, screen, rows);
  const state = useTableState([...screen.columns, LANGUAGES]);
  return {
    inOrder: (rows: readonly EntryRow[]) =>
      sortedRows(rows, { columns, sort: state.sort, compare }),
    props: { columns, ...state },
    /** The names that stand in the columns are still coming. */
    isLoading,
    fileColumns: fileColumns(screen, columns),
  };
}

/** Returns the columns of an exported file by those of the table: its names, and how many languages have them. */
function fileColumns(
  screen: AnyClassScreen,
  columns: readonly TableColumn<EntryRow>[],
): FileColumns {
  const named = nameField(screen);
  return {
    ...Object.fromEntries(columns.map(({ name }) => [name, [name]])),
    [NAME]: [named],
    [LANGUAGES]: [`${named}.all`],
  };
}

function useEntryColumns(type: ScreenClassName, screen: AnyClassScreen, rows: readonly EntryRow[]) {
  const t = useText();
  const { textOf, isLoading } = useCellText(type, screen, rows);
  const named = nameField(screen);
  const fields = Object.entries(screen.fields).filter(
    ([name, field]) => name !== named && fitsCell(field),
  );
  const isShown = (name: string) => screen.columns.includes(name);
  fields.sort(([a], [b]) => Number(isShown(b)) - Number(isShown(a)));
  const columns: readonly TableColumn<EntryRow>[] = [
    {
      name: NAME,
      heading: t('administration.field.labels'),
      cell: (row) => <EntryLink type={type} row={row} />,
      value: (row) => row.name.label,
    },
    ...fields.map(([name]) => textOf(name)),
    ...(hasTexts(screen)
      ? [
          {
            name: LANGUAGES,
            heading: t('administration.field.languages'),
            cell: (row: EntryRow) => (
              <span className={classNames('entry-languages', row.isComplete && 'complete')}>
                {row.languages}/{row.needed}
              </span>
            ),
            value: (row: EntryRow) => row.languages,
          },
        ]
      : []),
  ];
  return { columns, isLoading };
}

function EntryLink({ type, row }: { readonly type: ScreenClassName; readonly row: EntryRow }) {
  const { id: current } = useParams();
  const [search] = useSearchParams();
  return (
    <Link
      className="row-opener"
      to={`${entryPath(type, row.id)}${search.size === 0 ? '' : `?${search}`}`}
      aria-current={row.id === current ? 'true' : undefined}
    >
      <LabelledText {...row.name} />
    </Link>
  );
}

/** Returns a function that makes the column of a field, its values in words, and whether these are still coming. */
function useCellText(type: ScreenClassName, screen: AnyClassScreen, rows: readonly EntryRow[]) {
  const t = useText();
  const { day, list, number } = useFormats();
  const words = useFieldWords(type);
  const names = useNames(screen, rows);
  const texts = {
    yes: t('inputs.yes'),
    no: t('inputs.no'),
    list,
    choice: words.choice,
    nameOf: names.nameOf,
  };
  const textOf = (name: string): TableColumn<EntryRow> => {
    const field = screen.fields[name];
    const value = ({ data }: EntryRow) =>
      field === undefined ? undefined : entryText(field, name, data[name], texts);
    return {
      name,
      heading: words.name(name),
      value,
      cell: (row) => {
        const text = value(row);
        if (typeof text === 'number') return number(text, 6);
        if (field?.control === 'day' && text !== undefined) return day(text);
        return text && <span className="cell-lines">{text}</span>;
      },
    };
  };
  return { textOf, isLoading: names.isLoading };
}

/**
 * Returns a function that names an entity that a row refers to: by the list of its class, an account by its id, since
 * accounts have no list that is bounded.
 */
function useNames({ fields }: AnyClassScreen, rows: readonly EntryRow[]) {
  const nameOf = useEntryName();
  const classes = namedClasses(Object.values(fields).filter(fitsCell)).map(referredClass);
  const { lists, isLoading } = useEntityLists(classes.filter((of) => of !== 'account'));
  const accounts = useEntitiesById('account', namedAccounts(fields, rows));
  const names = new Map(
    [...lists, ['account', accounts.items] as const].map(([of, entries]) => [
      of,
      new Map(entries.map((entry) => [entry.id, nameOf(entry).label])),
    ]),
  );
  return {
    nameOf: (of: string, id: string) => names.get(referredClass(of))?.get(id) ?? id,
    // A table that stands stays, with its selection and focus, while one more name is asked for.
    isLoading: isLoading || (accounts.isPending && accounts.items.length === 0),
  };
}
