import { useState } from 'react';
import { defined } from '#shared/kernel/defined.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PhoneFold } from '#web/components/phone-fold.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { SavedViews } from '#web/components/saved-views/saved-views.tsx';
import { useListViews } from '#web/components/saved-views/use-list-views.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { ConfirmDue } from '../activity/confirm-due.tsx';
import { ExportOffers } from '../export-offers.tsx';
import { MyOffers } from './my-offers.tsx';
import { MyOffersFilters } from './my-offers-filters.tsx';
import { ALL_OFFERS, myOffersFilter, myOffersParams } from './my-offers-params.ts';
import { standingFilter } from './offer-standing.ts';
import { useOwnedKinds, useWeeklyFilter } from './use-owned-kinds.ts';
import { useShownGroups } from './use-shown-groups.ts';
import { useStandings } from './use-standing.ts';
import './my-offers.css';

/** Shows a supplier's own offers, grouped by the next thing to do. */
export function OfferListPage() {
  const t = useText();
  const session = useSession();
  const owner = session.status === 'signedIn' ? session.account.id : '';
  const owned = useOwnedKinds(owner);
  return (
    <>
      <div className="my-offers-head">
        <PageHeading title={t('menu.OfferList')} />
        <div className="my-offers-actions no-print">
          <p className="my-offers-new">
            <ButtonLink look="primary" icon="plus" to={pathTo('OfferForm', { id: 'new' })}>
              {t('offers.new')}
            </ButtonLink>
          </p>
          <WeeksLink owner={owner} />
        </div>
      </div>
      <QueryState query={owned} rows={5}>
        {(countsOf) =>
          countsOf('status').size === 0 ? (
            <EmptyState title={t('offers.mineNone')} actions={<WaysWithFiles />} />
          ) : (
            <>
              <ConfirmDue owner={owner} />
              <FilteredOffers owner={owner} countsOf={countsOf} />
            </>
          )
        }
      </QueryState>
    </>
  );
}

/** Leads to the sheet that brings offers in, and to the photos and documents of the account. */
function WaysWithFiles({ look }: { readonly look?: 'quiet' }) {
  const t = useText();
  return (
    <>
      <ButtonLink {...defined({ look })} to={pathTo('OfferImport')}>
        {t('words.importOffers')}
      </ButtonLink>
      <ButtonLink {...defined({ look })} to={pathTo('Uploads')}>
        {t('words.manageFiles')}
      </ButtonLink>
    </>
  );
}

/** Leads to the weeks of all offers, where any is sold by the week. */
function WeeksLink({ owner }: { readonly owner: string }) {
  const t = useText();
  const { data: filter } = useWeeklyFilter(owner);
  if (!filter) return null;
  return (
    <ButtonLink icon="calendar" to={pathTo('OfferWeeks')}>
      {t('tasks.weeksChange')}
    </ButtonLink>
  );
}

function FilteredOffers({
  owner,
  countsOf,
}: {
  readonly owner: string;
  readonly countsOf: NonNullable<ReturnType<typeof useOwnedKinds>['data']>;
}) {
  const t = useText();
  const { number } = useFormats();
  const kernel = useKernel();
  const [state, write] = useListState(myOffersParams);
  const views = useListViews('offers');
  // The groups of one visit: an offer that lapses meanwhile is seen with the next.
  const [now] = useState(() => new Date(kernel.now()));
  const among = myOffersFilter(owner, state);
  const only = state.standing;
  const standings = useStandings({ among, now, only });
  const foundText = (count: number) =>
    count === 0 ? t('offers.noneSo') : t('offers.found', { count, shown: number(count) });
  const failed = standings.filter(({ error, offers }) => error && offers === undefined);
  const isLoading = standings.some(({ offers }) => offers === undefined);
  const view = JSON.stringify(state);
  const { groups, hold } = useShownGroups(standings, view);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <div className="my-offers stack-l">
      <div className="phone-folds stack-l">
        <PhoneFold label={t('list.filters')} isUsed={among.length > 1 || only !== ''}>
          <MyOffersFilters state={state} countsOf={countsOf} onChange={write} />
        </PhoneFold>
        <PhoneFold label={t('tables.more')}>
          <div className="offer-tools no-print">
            <SavedViews store={views} />
            <ExportOffers
              filter={{ $and: only === '' ? among : [...among, standingFilter(only, now)] }}
              total={isLoading ? undefined : standings.reduce((sum, { total }) => sum + total, 0)}
            />
            <WaysWithFiles look="quiet" />
            <Button look="quiet" icon="print" onClick={() => window.print()}>
              {t('action.print')}
            </Button>
          </div>
        </PhoneFold>
      </div>
      <p className={total === 0 || isLoading ? 'visually-hidden' : 'muted'} role="status">
        {!isLoading && foundText(total)}
      </p>
      {failed[0] ? (
        <FailureState
          error={failed[0].error}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        />
      ) : isLoading ? (
        <LoadingState rows={5} />
      ) : (
        <MyOffers
          // The selection belongs to these rows.
          key={view}
          groups={groups}
          hold={hold}
          now={now}
          none={
            <EmptyState title={t('offers.noneSo')}>
              <p>
                <Button onClick={() => write(ALL_OFFERS)}>{t('words.showAll')}</Button>
              </p>
            </EmptyState>
          }
        />
      )}
    </div>
  );
}
