import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#shared/kernel/time.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Returns how often the rules of a saved ruleset fired lately, by their names. */
export function useRuleHits(ruleset: string | undefined) {
  const { api } = useKernel();
  const { data } = useQuery({
    queryKey: ['ruleHits', ruleset],
    queryFn: async () =>
      ruleset === undefined
        ? []
        : (await api.call('GET bbay/ruleset/hits', { id: ruleset }, { quiet: true })).rules,
    staleTime: MINUTE_MS,
    enabled: ruleset !== undefined,
  });
  return new Map((data ?? []).map((hits) => [hits.name, hits]));
}
