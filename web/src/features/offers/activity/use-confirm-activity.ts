import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useForgetOffers } from '../use-change-offer.ts';

/** Confirms the offers named, or all of the country. */
export function useConfirmActivity(country: string) {
  const { api } = useKernel();
  const queries = useQueryClient();
  const forget = useForgetOffers();
  return useMutation({
    mutationFn: (offers: readonly string[] | undefined) =>
      api.call(
        'POST livestock/offer/confirmactivity',
        { country, ...(offers === undefined ? {} : { offers: [...offers] }) },
        { quiet: true },
      ),
    onSuccess: async () => {
      await Promise.all([forget(), queries.invalidateQueries({ queryKey: ['entity', 'account'] })]);
    },
  });
}
