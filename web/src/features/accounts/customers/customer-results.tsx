import type { KeyboardEvent } from 'react';
import { customerFilter } from '#shared/accounts/customer-filter.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { CONTROL_NUMBER_CACHE_SECONDS } from '#shared/kernel/limits.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntityPages } from '#web/kernel/use-entities.ts';
import { customerLine } from './customer-line.ts';

const PAGE = 20;

type CustomerResultsProps = {
  readonly text: string;
  /** Id of the one that is open. */
  readonly current: string;
  readonly onOpen: (id: string) => void;
};

/** Shows the customers that were found; arrow keys go through them, Enter opens. */
export function CustomerResults({ text, current, onOpen }: CustomerResultsProps) {
  const t = useText();
  const condition = customerFilter(text);
  const found = useEntityPages('account', {
    filter: farmersWith(condition),
    sorting: [{ field: 'staticData.name', direction: 'asc' }],
    limit: PAGE,
    freshSeconds: CONTROL_NUMBER_CACHE_SECONDS,
    enabled: condition !== undefined,
  });
  if (condition === undefined) return null;
  return (
    <QueryState query={found}>
      {({ pages }) => {
        const farmers = pages.flatMap(({ items }) => items);
        if (farmers.length === 0) return <NothingFound />;
        return (
          <section aria-label={t('accounts.customers.results')}>
            <p role="status" className="muted">
              {t('accounts.customers.found', {
                count: farmers.length,
                more: found.hasNextPage ? 'yes' : 'no',
              })}
            </p>
            <ul className="plain customer-rows">
              {farmers.map((farmer) => (
                <CustomerRow
                  key={farmer.id}
                  farmer={farmer}
                  isCurrent={farmer.id === current}
                  onOpen={onOpen}
                />
              ))}
            </ul>
            {found.hasNextPage && (
              <Button onClick={() => found.fetchNextPage()} busy={found.isFetchingNextPage}>
                {t('list.more', { count: PAGE })}
              </Button>
            )}
          </section>
        );
      }}
    </QueryState>
  );
}

function CustomerRow({
  farmer: { id, data },
  isCurrent,
  onOpen,
}: {
  readonly farmer: EntityOf<'account'>;
  readonly isCurrent: boolean;
  readonly onOpen: (id: string) => void;
}) {
  return (
    <li>
      <button
        type="button"
        className="customer-row"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onOpen(id)}
        onKeyDown={moveFocus}
      >
        <strong>{data.staticData.name}</strong>
        <span className="muted">{customerLine(data)}</span>
      </button>
    </li>
  );
}

function NothingFound() {
  const t = useText();
  return (
    <EmptyState title={t('accounts.customers.none')}>
      <p>{t('accounts.customers.noneText')}</p>
    </EmptyState>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const rows = event.currentTarget.closest('ul')?.querySelectorAll('button');
  const list = [...(rows ?? [])];
  list[list.indexOf(event.currentTarget) + step]?.focus();
}

function farmersWith(condition: AttributeFilter | undefined): AttributeFilter {
  const farmers: AttributeFilter = { field: 'staticData.role', comparison: 'eq', value: 'AGR' };
  return { $and: condition === undefined ? [farmers] : [farmers, condition] };
}
