import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useReloadAccount } from './use-save-profile.ts';

const RESEND_SECONDS = 60;

/**
 * Tells whether the sent code was not given back in time. The server is asked while a code is waited for, and again
 * when it ends.
 */
export function useIsExpired(email: string, isWaiting: boolean): boolean {
  const { api, now } = useKernel();
  const { data } = useQuery({
    queryKey: ['verification', email],
    queryFn: ({ signal }) =>
      api.call('POST mailer/verification/check', { email }, { signal, quiet: true }),
    enabled: isWaiting,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const ends = state.data?.expires;
      return ends ? Math.max(Date.parse(ends) - now(), 0) + SECOND_MS : false;
    },
  });
  return isWaiting && data?.expired === true;
}

/** Has codes sent to an address of the own account, and gives them back. The account is read again after each. */
export function useVerification(email: string) {
  const { api, queries } = useKernel();
  const reload = useReloadAccount();
  const wait = useCountdown();
  const send = useMutation({
    mutationFn: () => api.call('POST mailer/verification/request', { email }, { quiet: true }),
    onSuccess: () => {
      wait.start(RESEND_SECONDS);
      void queries.invalidateQueries({ queryKey: ['verification', email] });
      return reload();
    },
  });
  const confirm = useMutation({
    mutationFn: (code: string) =>
      api.call(
        'POST mailer/verification/complete',
        { email, code, accepted: true },
        { quiet: true },
      ),
    // A wrong code can be the last one: then the address is rejected.
    onSettled: reload,
  });
  return { send, confirm, secondsLeft: wait.seconds };
}

/** Returns seconds until an act is possible again; 0 when it is. */
function useCountdown(): { readonly seconds: number; readonly start: (seconds: number) => void } {
  const { after } = useKernel();
  const [seconds, setSeconds] = useState(0);
  useEffect(
    () => (seconds > 0 ? after(SECOND_MS, () => setSeconds(seconds - 1)) : undefined),
    [seconds, after],
  );
  return { seconds, start: setSeconds };
}
