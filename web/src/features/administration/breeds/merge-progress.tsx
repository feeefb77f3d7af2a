import { useQuery } from '@tanstack/react-query';
import type { Entity } from '#shared/kernel/entity.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { Offergroup } from '#shared/masterdata/offergroup.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { T, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { entryPath } from '../administration-paths.ts';

const AGAIN_SECONDS = 3;

/** Tells how many entries are left to go over from a merged breed, until none is. */
export function MergeProgress({
  breed,
  remaining,
}: {
  readonly breed: string;
  readonly remaining: Entity<Offergroup>;
}) {
  const t = useText();
  const { api, queries } = useKernel();
  const query = useQuery({
    queryKey: ['mergeLeft', breed],
    // The change is empty: its effects are what the saved merge still does.
    queryFn: async ({ signal }) => {
      const input = { id: breed, patch: {} };
      const left = await api.call('POST admin/tellEffects', input, { signal, quiet: true });
      await queries.invalidateQueries({ queryKey: ['usedBy', breed] });
      return left;
    },
    refetchInterval: ({ state }) =>
      state.data?.effects.length === 0 ? false : AGAIN_SECONDS * SECOND_MS,
  });
  const name = (
    <Link to={entryPath('offergroup', remaining.id)}>
      <LabelText labels={remaining.data.labels} otherwise={remaining.id} />
    </Link>
  );
  return (
    <div aria-live="polite">
      <QueryState query={query} rows={1}>
        {({ effects }) =>
          effects.length === 0 ? (
            <Notice tone="ok" title={t('administration.doubleDone')}>
              <p>
                <T id="administration.doubleDoneText" values={{ name }} />
              </p>
            </Notice>
          ) : (
            <Notice title={t('administration.doubleLeft')}>
              <ul>
                {effects.map(({ effect, count }) => (
                  <li key={effect}>{t(`administration.effect.${effect}`, { count })}</li>
                ))}
              </ul>
            </Notice>
          )
        }
      </QueryState>
    </div>
  );
}
