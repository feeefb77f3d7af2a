import { useParams, useSearchParams } from 'react-router-dom';
import type { ScreenClassName } from '#shared/class-screens.ts';
import type { AnyClassScreen } from '#shared/entities/class-screen.ts';
import { classNames } from '#web/components/class-names.ts';
import { InPortions } from '#web/components/in-portions.tsx';
import { LabelledText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { RowList } from '#web/components/row-list.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { entryPath } from '../administration-paths.ts';
import { useFieldWords } from '../use-field-words.ts';
import { ValueText } from '../value-text.tsx';
import type { EntryRow } from './entry-rows.ts';

/** Shows the rows of a list; the arrow keys go from one to the next. */
export function EntriesTable({
  type,
  screen,
  rows,
  needed,
}: {
  readonly type: ScreenClassName;
  readonly screen: AnyClassScreen;
  readonly rows: readonly EntryRow[];
  /** Languages in which each entry should have a name. */
  readonly needed: number;
}) {
  const t = useText();
  const { id: current } = useParams();
  const [search] = useSearchParams();
  const words = useFieldWords(type);
  const query = search.size === 0 ? '' : `?${search}`;
  return (
    <InPortions rows={rows}>
      {(shown) => (
        <RowList rows={shown}>
          {(row) => (
            <div className="entry-row">
              <Link
                to={`${entryPath(type, row.id)}${query}`}
                aria-current={row.id === current ? 'true' : undefined}
              >
                <LabelledText {...row.name} />
              </Link>
              {row.languages !== undefined && (
                <span className={classNames('entry-languages', row.isComplete && 'complete')}>
                  <span aria-hidden="true">
                    {row.languages}/{needed}
                  </span>
                  <span className="visually-hidden">
                    {t('administration.languages', { have: row.languages, of: needed })}
                  </span>
                </span>
              )}
              <span className="entry-row-facts muted small">
                {screen.columns.map((name) => {
                  const field = screen.fields[name];
                  const value = row.data[name];
                  return field === undefined || value === undefined ? null : (
                    <span key={name}>
                      <ValueText field={field} path={name} value={value} words={words} />
                    </span>
                  );
                })}
              </span>
            </div>
          )}
        </RowList>
      )}
    </InPortions>
  );
}
