import type { EntityClassName } from '#shared/entity-classes.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { approvalFilter } from '#shared/offers/approval-filter.ts';
import { waitingFilter } from '#shared/requests/process/waiting-requests.ts';
import { useFormats } from '#web/i18n/text-provider.tsx';
import type { RouteName } from '#web/kernel/paths.ts';
import { useEntityCount } from '#web/kernel/use-entities.ts';
import { useSession } from '#web/kernel/use-session.ts';

type Waiting = readonly [of: EntityClassName, filter: AttributeFilter];

/** Returns what waits for an account on a page of the menu. */
function waitingOn(page: RouteName, account: string): Waiting | undefined {
  if (page === 'RequestList') return ['request-process', waitingFilter(account)];
  if (page === 'AutApproval') return ['offer', approvalFilter('pending')];
  return undefined;
}

/** Shows how much waits for the account on a page, as the page itself counts it. */
export function MenuBadge({ page }: { readonly page: RouteName }) {
  const session = useSession();
  const waiting = session.status === 'signedIn' ? waitingOn(page, session.account.id) : undefined;
  return waiting && <Count waiting={waiting} />;
}

/** Shows a number where there is one to show. */
function Count({ waiting: [entityClass, filter] }: { readonly waiting: Waiting }) {
  const { number } = useFormats();
  const { data: count = 0 } = useEntityCount(entityClass, { filter });
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className="menu-badge">{number(count)}</span>
    </>
  );
}
