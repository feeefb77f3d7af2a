import type { Acting, ActingFor } from './acting-for.ts';
import { useKernel } from './kernel-context.ts';
import type { SafeStorage } from './safe-storage.ts';
import { useSession } from './use-session.ts';
import { createValue, useValue } from './value.ts';

const KEY = 'acting';

/**
 * Returns the acting of this tab: each tab acts for one farmer at most, until that is ended; a reload does not end
 * it.
 */
export function createActing(tabStorage: SafeStorage): Acting {
  const text = tabStorage.get(KEY);
  // Written by `begin` only.
  const state = createValue<ActingFor | null>(text === null ? null : JSON.parse(text));
  return {
    state,
    begin: (acting) => {
      tabStorage.set(KEY, JSON.stringify(acting));
      state.set(acting);
    },
    end: () => {
      tabStorage.remove(KEY);
      state.set(null);
    },
  };
}

/** Returns the farmer that the account in use acts for; null for its own affairs. */
export function useActingFor(): ActingFor | null {
  const acting = useValue(useKernel().acting.state);
  const session = useSession();
  const isOwn = session.status === 'signedIn' && session.account.id === acting?.office;
  return isOwn ? acting : null;
}
