import type { Account } from '#shared/accounts/account.ts';
import type { EntityClassName } from '#shared/entity-classes.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Role } from '#shared/kernel/role.ts';
import { findsFarm, mayFile } from '#shared/requests/filers.ts';
import { draftsFilter, waitingFilter } from '#shared/requests/process/waiting-requests.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { SupplierTasks, WaitingOffers } from '#web/features/offers/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityCount } from '#web/kernel/use-entities.ts';
import { comesToSell, comesToWork } from './comes-to-work.ts';
import { TaskLink } from './task-link.tsx';

const ApprovalsTask = lazyPart(
  () => import('./approvals-task.tsx').then((file) => file.ApprovalsTask),
  ['tasks'],
);

const NextRequests = lazyPart(
  () => import('#web/features/requests/public.ts').then((file) => file.NextRequests),
  ['requests', 'words'],
);

const InHand = lazyPart(
  () => import('#web/features/requests/public.ts').then((file) => file.InHand),
  ['requests', 'words'],
);

const ThisMonth = lazyPart(
  () => import('#web/features/requests/public.ts').then((file) => file.ThisMonth),
  ['statistic'],
);

type Task = {
  readonly key: 'home.offersOnline' | 'home.requestsTurn' | 'home.requestsDraft';
  readonly entityClass: EntityClassName;
  readonly filter: AttributeFilter;
  readonly to: string;
};

/**
 * Shows the tasks that wait for this account, with exact counts; before these, by name, the offers that need their owner,
 * and to offices and dealers the requests that are most urgent.
 */
export function AccountTasks({
  account,
  roles,
}: {
  readonly account: Entity<Account>;
  readonly roles: readonly Role[];
}) {
  const t = useText();
  const { data: country } = useCountry();
  const tasks = tasksOf(account, roles, country.usesRequestSystem);
  const approvesOffers =
    country.offerAutApproval && account.data.autApprovalForCountry !== undefined;
  const sells = comesToSell(roles);
  const regions = account.data.staticData.responsibleForRegions;
  if (tasks.length === 0 && !approvesOffers && !sells) return null;
  const files = country.usesRequestSystem && findsFarm(account.data);
  const offers = !sells && (roles.includes('SUP') || roles.includes('AGR'));
  return (
    <section aria-labelledby="tasks" className="home-tasks">
      <h2 id="tasks">{t('home.tasks')}</h2>
      {roles.includes('SUP') && (
        <div className="home-next">
          <SupplierTasks account={account.id} />
          {sells && <WaitingOffers owner={account.id} />}
        </div>
      )}
      {country.usesRequestSystem && comesToWork(roles) && (
        <div className="home-next">
          <NextRequests account={account.id} />
        </div>
      )}
      <ul className="plain">
        {tasks.map((task) => (
          <TaskLine key={task.key} task={task} />
        ))}
        {approvesOffers && <ApprovalsTask />}
      </ul>
      {(files || offers) && (
        <div className="buttons">
          {files && <ButtonLink to={pathTo('RequestBegin')}>{t('home.pathRequest')}</ButtonLink>}
          {offers && (
            <ButtonLink to={pathTo('OfferForm', { id: 'new' })}>{t('home.pathOffer')}</ButtonLink>
          )}
        </div>
      )}
      {country.usesRequestSystem && comesToWork(roles) && (
        <div className="home-aside">
          <InHand account={account.id} />
          {regions.length > 0 && <ThisMonth regions={regions} />}
        </div>
      )}
    </section>
  );
}

function TaskLine({ task }: { readonly task: Task }) {
  const t = useText();
  const { data: count, isPending } = useEntityCount(task.entityClass, { filter: task.filter });
  // The line has its place before its number.
  if (isPending) return <li className="home-task" aria-busy="true" />;
  if (count === undefined) return null;
  return (
    <TaskLink to={task.to} isDone={count === 0}>
      {t(task.key, { count })}
    </TaskLink>
  );
}

function tasksOf(
  { id: account, data }: Entity<Account>,
  roles: readonly Role[],
  usesRequests: boolean,
): Task[] {
  const isAdmin = roles.includes('ADM');
  const turn: Task = {
    key: 'home.requestsTurn',
    entityClass: 'request-process',
    filter: waitingFilter(account),
    to: pathTo('RequestList'),
  };
  const drafts: Task = {
    key: 'home.requestsDraft',
    entityClass: 'request-process',
    filter: draftsFilter(account),
    to: `${pathTo('RequestList')}?view=drafts`,
  };
  const offers: Task = {
    key: 'home.offersOnline',
    entityClass: 'offer',
    filter: {
      $and: [
        { field: 'owner', comparison: 'eq', value: account },
        { field: 'status', comparison: 'ne', value: 'archived' },
      ],
    },
    to: pathTo('OfferList'),
  };
  return [
    ...(usesRequests && !isAdmin ? [turn] : []),
    ...(usesRequests && mayFile(data) ? [drafts] : []),
    ...(roles.includes('SUP') && !comesToSell(roles) ? [offers] : []),
  ];
}
