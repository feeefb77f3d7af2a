import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { FailureState } from '#web/components/failure-state.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { isTemporary } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { tellEffectsOfAll } from '#web/kernel/tell-effects.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { GapLine } from '../waiting/gap-line.tsx';
import type { EntryData } from './entry-changes.ts';
import { useChangeEffects } from './use-change-effects.ts';

/** Effects that stand beside the button all the time; more would hide the form. */
const SHOWN = 3;

/** Says, before a change is saved, what it causes beyond the entry: how many offers and requests it meets. */
export function ChangeEffects({ base, data }: { readonly base: Entity; readonly data: EntryData }) {
  return (
    <div aria-live="polite">
      <EffectsNotice query={useChangeEffects(base, data)} />
    </div>
  );
}

/** Says what several changes would cause together now. */
export function EffectsOfAll({
  changes,
  title,
}: {
  readonly changes: readonly { readonly id: string; readonly patch: Record<string, unknown> }[];
  readonly title?: string;
}) {
  const { api } = useKernel();
  const query = useQuery({
    queryKey: ['effects', changes],
    queryFn: ({ signal }) => tellEffectsOfAll(api, changes, signal),
    enabled: changes.length > 0,
    retry: false,
    gcTime: 0,
  });
  return (
    <div aria-live="polite">
      {query.isLoading && <LoadingState rows={1} />}
      <EffectsNotice query={query} title={title} />
    </div>
  );
}

/**
 * Shows effects of a change, or that they could not be counted; nothing where it has none, and where the server refuses
 * the change: that is said in words when it is saved.
 */
function EffectsNotice({
  query: { data: effects = [], error, refetch },
  title,
}: {
  readonly query: UseQueryResult<readonly ChangeEffect[]>;
  readonly title?: string | undefined;
}) {
  const t = useText();
  if (isTemporary(error)) {
    return (
      <FailureState error={error} onRetry={() => void refetch()}>
        <p>{t('administration.effectsUnknown')}</p>
      </FailureState>
    );
  }
  if (effects.length === 0) return null;
  return (
    <Notice tone="warn" title={title ?? t('administration.effects')}>
      <EffectList effects={effects.slice(0, SHOWN)} />
      {effects.length > SHOWN && (
        <details>
          <summary>{t('administration.moreEffects', { count: effects.length - SHOWN })}</summary>
          <EffectList effects={effects.slice(SHOWN)} />
        </details>
      )}
    </Notice>
  );
}

function EffectList({ effects }: { readonly effects: readonly ChangeEffect[] }) {
  return (
    <ul>
      {effects.map((effect) => (
        <EffectLine key={`${effect.effect} ${effect.of}`} told={effect} />
      ))}
    </ul>
  );
}

function EffectLine({ told: { effect, count, of, gaps } }: { readonly told: ChangeEffect }) {
  const t = useText();
  const type = effect === 'offersKeepIt' || gaps ? 'country' : 'animalkind';
  const { items } = useEntitiesById(type, of === undefined ? [] : [of]);
  const told = t(`administration.effect.${effect}`, { count });
  const words =
    of === undefined ? (
      told
    ) : (
      <TermText term={<LabelText labels={items[0]?.data.labels ?? []} otherwise={of} />}>
        {told}
      </TermText>
    );
  if (of === undefined || gaps === undefined) return <li>{words}</li>;
  return (
    <li>
      <details>
        <summary>{words}</summary>
        <ul className="plain fault-list">
          {gaps.map((gap) => (
            <li key={`${gap.gap} ${gap.of} ${gap.usageKey}`}>
              <GapLine gap={gap} country={of} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
