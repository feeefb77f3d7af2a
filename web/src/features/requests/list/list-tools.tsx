import { useRef } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Button } from '#web/components/button.tsx';
import { ButtonMenu } from '#web/components/button-menu.tsx';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { Coming } from '#web/components/coming.tsx';
import { PhoneFold } from '#web/components/phone-fold.tsx';
import { SavedViews } from '#web/components/saved-views/saved-views.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { COLUMN_HEADINGS } from './column-headings.ts';
import { ExportView } from './export-view.tsx';
import type { RequestListState } from './list-filter.ts';
import { useColumns } from './use-columns.ts';
import { useRequestViews } from './use-request-views.ts';

/** Shows how many requests a view has, and the tools of it as a whole: its columns, a name to keep it, its export. */
export function ListTools({
  account,
  state,
  total,
  caption,
}: {
  readonly account: Entity<Account>;
  readonly state: RequestListState;
  /** Undefined until they are counted. */
  readonly total: number | undefined;
  readonly caption: string;
}) {
  const t = useText();
  const views = useRequestViews();
  return (
    <div className="list-tools">
      <p className="muted" role="status">
        {total !== undefined && caption}
      </p>
      <PhoneFold label={t('tables.more')}>
        <div className="data-table-tools">
          <SavedViews store={views} />
          <ColumnChoice account={account.data} view={state.view} />
          {total !== 0 && (
            <Coming isComing={total === undefined}>
              <ExportView account={account} state={state} total={total ?? 0} />
            </Coming>
          )}
        </div>
      </PhoneFold>
    </div>
  );
}

function ColumnChoice({ account, view }: { readonly account: Account; readonly view: string }) {
  const t = useText();
  const { offered, columns, isKnown, isOwn, choose, forget } = useColumns(account, view);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <ButtonMenu label={t('words.columns')} isComing={!isKnown}>
      {() => (
        <div ref={panel} tabIndex={-1} className="list-panel">
          <CheckboxGroup
            label={t('tables.columnsShown')}
            choices={offered.map((value) => ({
              value,
              label: t(COLUMN_HEADINGS[value]),
            }))}
            value={columns}
            onChange={choose}
          />
          {isOwn && (
            <Button
              look="quiet"
              size="compact"
              onClick={() => {
                // The button goes.
                panel.current?.focus();
                forget();
              }}
            >
              {t('requests.columnsUsual')}
            </Button>
          )}
        </div>
      )}
    </ButtonMenu>
  );
}
