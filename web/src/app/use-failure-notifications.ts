import { useEffect } from 'react';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useNotifyFailure } from './use-notify-failure.ts';

/** Failed calls that nobody shows elsewhere become notifications; a refused token ends the session. */
export function useFailureNotifications(): void {
  const { api, session } = useKernel();
  const tell = useNotifyFailure();
  useEffect(
    () =>
      api.on((event) => {
        if (event.type === 'sessionEnded') void session.end();
        if (event.type === 'failed') tell(event.error);
      }),
    [api, session, tell],
  );
}
