import { useCallback } from 'react';
import { errorText } from '#web/i18n/error-text.ts';
import { useTextStore } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';

/**
 * Returns a function that shows a failure as a notification, in the reader's language, with its details. A text that
 * cannot be loaded is left out.
 */
export function useNotifyFailure(): (error: unknown) => void {
  const { notifications } = useKernel();
  const store = useTextStore();
  return useCallback(
    async (error) => {
      await store.need(['errors']).catch(() => {});
      const { texts } = store.state.get();
      const text = await import('#web/i18n/error-text-in-full.ts').then(
        ({ errorTextInFull }) => errorTextInFull(texts, error),
        () => errorText(texts, error),
      );
      notifications.show('error', text);
    },
    [notifications, store],
  );
}
