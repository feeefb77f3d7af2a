import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { usePaused } from '#web/kernel/use-paused.ts';
import { textsOf } from '../controls/control-props.ts';
import type { EntryData } from '../entry/entry-changes.ts';
import { labelsOf } from '../labels-of.ts';

/** Asks which postal codes the region would have, as soon as nothing more is typed. */
export function useRegionCoverage(id: string | undefined, data: EntryData) {
  const { api } = useKernel();
  const { country, labels, postalCodePrefixes } = usePaused(data);
  const asked = {
    country: typeof country === 'string' ? country : '',
    labels: labelsOf(labels).filter(({ label }) => label !== ''),
    postalCodePrefixes: textsOf(postalCodePrefixes).filter((prefix) => prefix !== ''),
    ...(id !== undefined && { region: id }),
  };
  return useQuery({
    queryKey: ['coverage', asked],
    queryFn: ({ signal }) => api.call('POST admin/regionCoverage', asked, { signal, quiet: true }),
    enabled: asked.country !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
}
