import { useMemo } from 'react';
import { useCountry } from '#web/kernel/site.ts';
import { rolesIn, useSession } from '#web/kernel/use-session.ts';
import type { RouteFacts } from './route-row.ts';

export function useRouteFacts(): RouteFacts {
  const session = useSession();
  const { data: country } = useCountry();
  return useMemo(
    () => ({
      roles: rolesIn(session),
      country,
      account: session.status === 'signedIn' ? session.account.data : null,
    }),
    [session, country],
  );
}
