import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import { needsAgreement } from '#shared/accounts/acting.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { FailureState } from '#web/components/failure-state.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import type { Tie } from './office-link-of.ts';

type AgreementSwitchProps = {
  readonly farmer: Entity<Account>;
  readonly office: Entity<Account>;
  readonly tie: Tie;
};

/** Shows the customer's consent: since when, and its effects. Associations without the procedure have none. */
export function AgreementSwitch({ farmer, office, tie }: AgreementSwitchProps) {
  const t = useText();
  const { longDay } = useFormats();
  const { agreementOn } = tie;
  const hintId = useId();
  const change = useSetAgreement(farmer.id);
  const { data: country } = useCountry();
  const { role } = office.data.staticData;
  const isNeeded = needsAgreement(office.data, country);
  if (role === 'ASO' && !isNeeded) return null;
  return (
    <section aria-label={t('accounts.agreement.title')} className="stack">
      <label className="choice">
        <input
          type="checkbox"
          role="switch"
          checked={agreementOn !== undefined}
          aria-checked={agreementOn !== undefined}
          aria-describedby={hintId}
          aria-disabled={change.isPending || undefined}
          onChange={(event) => change.isPending || change.mutate(event.target.checked)}
        />
        <span>
          <span className="choice-text">{t('accounts.agreement.label')}</span>
          <span className="choice-hint" id={hintId}>
            {agreementOn !== undefined && `${t('words.since', { day: longDay(agreementOn) })} · `}
            {t(isNeeded ? 'accounts.agreement.needed' : 'accounts.agreement.recorded')}
          </span>
        </span>
      </label>
      {change.error !== null && <FailureState error={change.error} />}
    </section>
  );
}

function useSetAgreement(account: string) {
  const { api } = useKernel();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (agreed: boolean) =>
      api.call('POST livestock/user/setuseragreement', { account, agreed }, { quiet: true }),
    onSuccess: (farmer) => {
      queries.setQueryData(['entity', 'account', account], farmer);
      // Pages and counts, so that the count agrees with the rows.
      void queries.invalidateQueries({
        predicate: ({ queryKey: [kind, what] }) => kind !== 'entity' && what === 'account',
      });
    },
  });
}
