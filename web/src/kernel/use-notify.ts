import { useKernel } from './kernel-context.ts';

/** `notify('success', t('offers.saved'))` */
export function useNotify() {
  return useKernel().notifications.show;
}
