import {
  ACCOUNT_WAITS,
  type AccountWait,
  confirmingCountries,
  waitsFilter,
} from '#shared/accounts/account-waits.ts';
import { classScreens, SCREEN_CLASSES, type ScreenClassName } from '#shared/class-screens.ts';
import { FILTER_VALUES } from '#shared/kernel/filter-limits.ts';
import { writeListState } from '#shared/kernel/list-state.ts';
import { unapprovedRegions } from '#shared/offers/unapproved-regions.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { COMING } from '#web/components/lazy-part.tsx';
import { T, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityCount, useEntityList } from '#web/kernel/use-entities.ts';
import { JOBS, listPath } from '../administration-paths.ts';
import { entriesParams, hasTexts, NO_NARROWING, narrowed } from '../entries/entry-rows.ts';
import { useEntryRows } from '../entries/use-entry-rows.ts';
import { useFailedJobs } from '../jobs/use-failed-jobs.ts';
import { WaitingLine } from './waiting-line.tsx';

/**
 * Lists the work that somebody waits for. Each line counts what the list that it leads to shows, by the function of that
 * list.
 */
export function WaitingWork() {
  const t = useText();
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{t('administration.waiting')}</h2>
      <ul className="plain waiting-work">
        <WaitingEntries
          type="missingoffergroup"
          narrowing={{ state: 'open' }}
          text="administration.breedsMissing"
        />
        <WaitingAccounts />
        <WaitingApprovals />
        <WaitingJobs />
        {SCREEN_CLASSES.filter((name) => hasTexts(classScreens[name])).map((name) => (
          <WaitingEntries
            key={name}
            type={name}
            narrowing={{ missing: true }}
            text="administration.textsMissingIn"
          />
        ))}
      </ul>
      <p className="muted nothing-waits">{t('administration.nothingWaits')}</p>
    </section>
  );
}

/** Counts the jobs of all accounts that failed and that nobody has seen to. */
function WaitingJobs() {
  const t = useText();
  const { data: jobs = [], isLoading } = useFailedJobs();
  return (
    <WaitingLine isComing={isLoading} count={jobs.length} to={JOBS}>
      {t('administration.jobsFailed', { count: jobs.length })}
    </WaitingLine>
  );
}

/** Counts the entries of a class that its list shows under these filters, and leads to that list. */
function WaitingEntries({
  type,
  narrowing,
  text,
}: {
  readonly type: ScreenClassName;
  readonly narrowing: Readonly<Record<string, string | boolean>>;
  readonly text: 'administration.breedsMissing' | 'administration.textsMissingIn';
}) {
  const t = useText();
  const { data: rows = [], isLoading } = useEntryRows(type);
  const screen = classScreens[type];
  const state = { ...NO_NARROWING(screen.filters), ...narrowing };
  const count = narrowed(rows, state, screen).length;
  const search = writeListState(entriesParams(screen.filters), new URLSearchParams(), narrowing);
  return (
    <WaitingLine isComing={isLoading} count={count} to={`${listPath(type)}?${search}`}>
      {t(text, { count, name: t(`administration.class.${type}`) })}
    </WaitingLine>
  );
}

/** Counts the accounts in which something waits for an administrator, each leading to the list of them. */
function WaitingAccounts() {
  const { data: countries = [], isLoading } = useEntityList('country');
  const confirming = confirmingCountries(countries);
  if (isLoading) return <li hidden>{COMING}</li>;
  return ACCOUNT_WAITS.map((wait) => (
    <WaitingAccount key={wait} wait={wait} confirming={confirming} />
  ));
}

function WaitingAccount({
  wait,
  confirming,
}: {
  readonly wait: AccountWait;
  readonly confirming: readonly string[];
}) {
  const t = useText();
  const filter = waitsFilter(wait, confirming);
  const { data: count = 0, isLoading } = useEntityCount('account', {
    filter,
    enabled: filter !== undefined,
  });
  return (
    <WaitingLine
      isComing={isLoading}
      count={filter === undefined ? 0 : count}
      to={`${pathTo('AdminUsers')}?waits=${wait}`}
    >
      {t(`administration.waits.${wait}`, { count })}
    </WaitingLine>
  );
}

/** Counts the offers that wait for an approval in regions where nobody may give it, country by country. */
function WaitingApprovals() {
  const { data: countries = [], isLoading } = useEntityList('country');
  if (isLoading) return <li hidden>{COMING}</li>;
  return countries
    .filter(({ data }) => data.offerAutApproval)
    .map((country) => <WaitingCountry key={country.id} country={country} />);
}

function WaitingCountry({ country: { id, data } }: { readonly country: EntityOf<'country'> }) {
  const { data: regions = [] } = useEntityList('region');
  const { data: authorities, isLoading } = useEntityList('account', {
    filter: { field: 'staticData.role', comparison: 'eq', value: 'AUT' },
  });
  const own = regions.filter((region) => region.data.country === id);
  const unapproved = unapprovedRegions(own, authorities ?? [])
    .map((region) => region.id)
    .slice(0, FILTER_VALUES);
  const { data: count = 0, isLoading: isCounting } = useEntityCount('offer', {
    filter: {
      $and: [
        { field: 'country', comparison: 'eq', value: id },
        { field: 'region', comparison: 'in', value: unapproved },
        { field: 'autApproval.status', comparison: 'eq', value: 'pending' },
        { field: 'status', comparison: 'ne', value: 'archived' },
      ],
    },
    enabled: authorities !== undefined && unapproved.length > 0,
  });
  return (
    <WaitingLine
      isComing={isLoading || isCounting}
      count={count}
      to={`${listPath('region')}?country=${id}`}
    >
      <T
        id="administration.approvalsUnanswered"
        values={{ count, country: <LabelText labels={data.labels} /> }}
      />
    </WaitingLine>
  );
}
