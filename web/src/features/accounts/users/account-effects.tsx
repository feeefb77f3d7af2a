import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '#web/components/loading-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { tellEffectsOfAll } from '#web/kernel/tell-effects.ts';

/** Says, before accounts are changed, how many users, farms, offers and requests that meets now. */
export function AccountEffects({
  accounts,
  patch,
  title,
}: {
  readonly accounts: readonly { readonly id: string }[];
  readonly patch: Record<string, unknown>;
  readonly title?: string;
}) {
  const t = useText();
  const { api } = useKernel();
  const ids = accounts.map(({ id }) => id);
  const { data: effects = [], isLoading } = useQuery({
    queryKey: ['effects', ...ids, patch],
    queryFn: ({ signal }) =>
      tellEffectsOfAll(
        api,
        ids.map((id) => ({ id, patch })),
        signal,
      ),
    gcTime: 0,
  });
  return (
    <div aria-live="polite">
      {isLoading && <LoadingState rows={1} />}
      {effects.length > 0 && (
        <Notice tone="warn" title={title ?? t('administration.effects')}>
          <ul>
            {effects.map(({ effect, count }) => (
              <li key={effect}>{t(`administration.effect.${effect}`, { count })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
