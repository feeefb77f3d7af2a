import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { findsFarm } from '#shared/requests/filers.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { isNarrowed, type RequestListState } from './list-filter.ts';

/** Tells why this view holds nothing, and where to go from here. */
export function NoRequests({
  account,
  state,
  change,
  onReset,
}: FilterProps<RequestListState> & {
  readonly account: Entity<Account>;
  readonly onReset: () => void;
}) {
  const t = useText();
  if (isNarrowed(state)) {
    return (
      <EmptyState
        title={t('requests.noneMatch')}
        actions={<Button onClick={onReset}>{t('list.resetFilters')}</Button>}
      />
    );
  }
  const files = findsFarm(account.data);
  const isSupplier = account.data.staticData.role === 'SUP';
  return (
    <EmptyState
      title={
        state.view === 'needsMe' ? t('requests.none.needsMe') : t('requests.found', { count: 0 })
      }
      actions={
        <>
          {state.view !== 'all' && (
            <Button onClick={() => change({ view: 'all' })}>{t('words.showAll')}</Button>
          )}
          {files && (
            <ButtonLink look="primary" to={pathTo('Home')}>
              {t('menu.species')}
            </ButtonLink>
          )}
        </>
      }
    >
      {(files || isSupplier) && (
        <p>{t(isSupplier ? 'requests.supplierText' : 'requests.beginText')}</p>
      )}
    </EmptyState>
  );
}
