import { useKernel } from './kernel-context.ts';

/** Returns a function that notifies: `notify('success', t('offers.saved'))`. */
export function useNotify() {
  return useKernel().notifications.show;
}
