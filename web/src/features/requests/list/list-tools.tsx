import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { REQUEST_LIST_COLUMNS } from '#shared/requests/list-columns.ts';
import { SAVED_VIEW_NAME_LENGTH, SAVED_VIEWS } from '#shared/settings/limits.ts';
import { Button } from '#web/components/button.tsx';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Link } from '#web/components/link.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { COLUMN_HEADINGS } from './column-headings.ts';
import { ExportButton } from './export-button.tsx';
import type { RequestListState } from './list-filter.ts';
import { useColumns } from './use-columns.ts';
import { useSavedViews } from './use-saved-views.ts';

/** Shows the tools of a whole view: choose its columns, keep it under a name, save it as a file. */
export function ListTools({
  account,
  state,
  total,
}: {
  readonly account: Entity<Account>;
  readonly state: RequestListState;
  readonly total: number;
}) {
  return (
    <div className="list-tools no-print">
      <SavedViews />
      <ColumnChoice account={account.data} />
      {total > 0 && <ExportButton account={account} state={state} total={total} />}
    </div>
  );
}

function ColumnChoice({ account }: { readonly account: Account }) {
  const t = useText();
  const { columns, isKnown, isOwn, choose, forget } = useColumns(account);
  if (!isKnown) return null;
  return (
    <Disclosure className="button-menu" label={t('requests.columns')}>
      {() => (
        <div className="list-panel">
          <CheckboxGroup
            label={t('requests.columnsShown')}
            choices={REQUEST_LIST_COLUMNS.map((value) => ({
              value,
              label: t(COLUMN_HEADINGS[value]),
            }))}
            value={columns}
            onChange={(value) =>
              choose(REQUEST_LIST_COLUMNS.filter((column) => value.includes(column)))
            }
          />
          {isOwn && (
            <Button look="quiet" size="compact" onClick={forget}>
              {t('requests.columnsUsual')}
            </Button>
          )}
        </div>
      )}
    </Disclosure>
  );
}

function SavedViews() {
  const t = useText();
  const { pathname, search } = useLocation();
  const saved = useSavedViews();
  if (!saved.isKnown) return null;
  return (
    <Disclosure className="button-menu" label={t('requests.savedViews')}>
      {(close) => (
        <div className="list-panel">
          {saved.views.length === 0 && <p className="muted">{t('requests.savedNone')}</p>}
          <ul className="plain saved-views">
            {saved.views.map((view) => (
              <li key={view.name}>
                <Link to={`${pathname}?${view.search}`} onClick={close}>
                  {view.name}
                </Link>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('requests.savedRemove', { name: view.name })}
                  onClick={() => void saved.remove(view.name).catch(() => {})}
                >
                  <Icon name="cross" size={16} />
                </button>
              </li>
            ))}
          </ul>
          <SaveView search={search.replace(/^\?/, '')} saved={saved} />
        </div>
      )}
    </Disclosure>
  );
}

function SaveView({
  search,
  saved,
}: {
  readonly search: string;
  readonly saved: ReturnType<typeof useSavedViews>;
}) {
  const t = useText();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    const isNew = saved.views.every((view) => view.name !== wanted);
    const isFull = isNew && saved.views.length >= SAVED_VIEWS;
    const wrong =
      wanted === ''
        ? t('requests.savedNameMissing')
        : isFull
          ? t('requests.savedFull', { count: SAVED_VIEWS })
          : undefined;
    setProblem(wrong);
    if (wrong !== undefined) return;
    const isSaved = await saved.keep(wanted, search).then(
      () => true,
      () => false,
    );
    if (isSaved) setName('');
  };
  return (
    <form onSubmit={keep}>
      <TextField
        label={t('requests.savedName')}
        hint={t('requests.savedHint')}
        error={problem}
        autoComplete="off"
        maxLength={SAVED_VIEW_NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {saved.error && <FailureState error={saved.error} />}
      <Button type="submit" size="compact" busy={saved.isBusy}>
        {t('requests.savedKeep')}
      </Button>
    </form>
  );
}
