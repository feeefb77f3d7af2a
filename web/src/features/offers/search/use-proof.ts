import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Market } from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { unreachableError } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { OfferSearch } from './use-offer-search.ts';

/** The numbers of a search at one instant, in milliseconds since 1970 by the server. */
export type Proof = NonNullable<ReturnType<typeof useProof>['data']>;

/**
 * Takes the proof of a search: asks again for the list of the page, and how many of its offers count. Once both have
 * come it prints them, as those of that moment.
 */
export function useProof(market: Market, state: OfferSearchState, { ask }: OfferSearch) {
  const kernel = useKernel();
  const taking = useMutation({
    mutationFn: async () => {
      const { countForProof } = await import('./count-for-proof.ts').catch((error: unknown) => {
        throw unreachableError(error);
      });
      const [{ count }, counted] = await Promise.all([ask(), countForProof(kernel, market, state)]);
      return { ...counted, count, at: kernel.now() };
    },
  });
  const { data: proof } = taking;
  useEffect(() => {
    if (proof) window.print();
  }, [proof]);
  return taking;
}
