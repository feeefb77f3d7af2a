import { useQuery } from '@tanstack/react-query';
import type { Fields } from '#shared/entities/class-screen.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { Offergroup } from '#shared/masterdata/offergroup.ts';
import { offergroupScreen } from '#shared/masterdata/offergroup-screen.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { entryPath } from '../administration-paths.ts';
import type { ClassExtraProps } from '../entry/class-extra.tsx';
import { changesBetween, type EntryData } from '../entry/entry-changes.ts';
import { useFieldWords } from '../use-field-words.ts';
import { ValueText } from '../value-text.tsx';

const AGAIN_SECONDS = 3;

/** Compares a breed with the one that it is said to be the same as; once that is saved, shows how far the merge is. */
export function DoubleBreedExtra({ id, data }: ClassExtraProps) {
  const chosen = typeof data.sameAs === 'string' ? data.sameAs : undefined;
  const stored = useEntity('offergroup', id).data;
  const remaining = useEntity('offergroup', chosen).data;
  if (chosen === undefined || !remaining || !stored) return null;
  return stored.data.sameAs === chosen ? (
    <MergeProgress breed={stored.id} remaining={remaining} />
  ) : (
    <Comparison data={data} remaining={remaining} />
  );
}

/** Leaves out the field that both share anyway, and the one that links them. */
const { animalkind: _same, sameAs: _going, ...others } = offergroupScreen.fields;
const COMPARED: Fields = others;

function Comparison({
  data,
  remaining,
}: {
  readonly data: EntryData;
  readonly remaining: Entity<Offergroup>;
}) {
  const t = useText();
  const words = useFieldWords('offergroup');
  const differing = changesBetween(COMPARED, data, remaining.data);
  if (differing.length === 0) return null;
  return (
    <section aria-label={t('administration.doubleDiffers')}>
      <h3>{t('administration.doubleDiffers')}</h3>
      <dl className="change-list">
        {differing.map(({ field: name, before, after }) => {
          const field = COMPARED[name];
          return field === undefined ? null : (
            <div key={name}>
              <dt>{words.name(name)}</dt>
              <dd>
                <span>{t('administration.doubleThis')}</span>{' '}
                <ValueText field={field} path={name} value={before} words={words} />
              </dd>
              <dd>
                <span>{t('administration.doubleRemaining')}</span>{' '}
                <ValueText field={field} path={name} value={after} words={words} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** Tells how many entries are left to go over from a merged breed, until none is. */
function MergeProgress({
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
              {name}
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
