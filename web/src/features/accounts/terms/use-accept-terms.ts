import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { useRedirect } from '#web/kernel/use-redirect.ts';

/**
 * Accepts the terms, which makes a supplier: the session learns that. `accept` then goes on to where a hook leads, or to
 * the offers; a reader who has gone elsewhere stays there.
 */
export function useAcceptTerms() {
  const t = useText();
  const notify = useNotify();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const { api, session } = useKernel();
  const { mutate, ...acceptance } = useMutation({
    mutationFn: async (version: string) => {
      const account = await api.call('POST livestock/user/accepttos', { version }, { quiet: true });
      const now = session.state.get();
      const isInUse = now.status === 'signedIn' && now.account.id === account.id;
      if (isInUse) await session.switchAccount(account.id);
    },
    onSuccess: () => notify('success', t('accounts.terms.done')),
    onError: (error) => {
      // The text above is then the old one.
      if (errorCodeOf(error) !== 'accounts.termsChanged') return;
      void queries.invalidateQueries({ queryKey: ['list', 'cmspage'] });
    },
  });
  const onSuccess = () => redirect('afterOfferTosAccept', pathTo('OfferList'));
  return { ...acceptance, accept: (version: string) => mutate(version, { onSuccess }) };
}
