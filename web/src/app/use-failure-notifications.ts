import { useEffect } from 'react';
import { errorText } from '#web/i18n/error-text.ts';
import { useTextStore } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Failed calls that nobody shows elsewhere become notifications; a refused token ends the session. */
export function useFailureNotifications(): void {
  const { api, notifications, session } = useKernel();
  const store = useTextStore();
  useEffect(
    () =>
      api.on((event) => {
        if (event.type === 'sessionEnded') void session.end();
        if (event.type !== 'failed') return;
        const { error } = event;
        store
          .need(['errors'])
          .catch(() => {})
          .then(() => notifications.show('error', errorText(store.state.get().texts, error)));
      }),
    [api, notifications, session, store],
  );
}
