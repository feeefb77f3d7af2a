import { useCallback } from 'react';
import { errorTextInFull } from '#web/i18n/error-text.ts';
import { useTextStore } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Makes a failure a notification, in the reader's language, with its details. */
export function useTellFailure(): (error: unknown) => void {
  const { notifications } = useKernel();
  const store = useTextStore();
  return useCallback(
    (error) =>
      void store
        .need(['errors'])
        .catch(() => {})
        .then(() => notifications.show('error', errorTextInFull(store.state.get().texts, error))),
    [notifications, store],
  );
}
