import { useQuery } from '@tanstack/react-query';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Says, before an account is deactivated, how many users, offers and requests that meets now. */
export function DeactivationEffects({ account }: { readonly account: string }) {
  const t = useText();
  const { api } = useKernel();
  const { data: told } = useQuery({
    queryKey: ['effects', account, 'deactivate'],
    queryFn: ({ signal }) =>
      api.call(
        'POST admin/tellEffects',
        { id: account, patch: { active: false } },
        { signal, quiet: true },
      ),
    gcTime: 0,
  });
  const effects = told?.effects ?? [];
  return (
    <div aria-live="polite">
      {effects.length > 0 && (
        <Notice tone="warn" title={t('administration.effects')}>
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
