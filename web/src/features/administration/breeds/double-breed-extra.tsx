import type { Fields } from '#shared/entities/class-screen.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Offergroup } from '#shared/masterdata/offergroup.ts';
import { offergroupScreen } from '#shared/masterdata/offergroup-screen.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';
import type { ClassExtraProps } from '../entry/class-extra.tsx';
import { changesBetween, type EntryData } from '../entry/entry-changes.ts';
import { useFieldWords } from '../use-field-words.ts';
import { ValueText } from '../value-text.tsx';
import { MergeProgress } from './merge-progress.tsx';

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
