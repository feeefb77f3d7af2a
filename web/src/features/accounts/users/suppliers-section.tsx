import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import { Button } from '#web/components/button.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { EffectsOfAll } from '#web/features/administration/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { CallFailure } from './call-failure.tsx';
import { SalePlaces } from './sale-places.tsx';
import { useCountries } from './use-countries.ts';
import { useUserCall } from './use-user-calls.ts';

/**
 * Shows the countries an account sells in; where a country asks for a confirmation, its offers wait for it. Tells the
 * consequences of taking one back.
 */
export function SuppliersSection({ account }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const { day } = useFormats();
  const countries = useCountries();
  const update = useUserCall('POST auth/accountmanage/updateaccount');
  const { supData } = account.data.userData;
  if (supData.length === 0) return null;
  const confirm = (country: string, confirmed: boolean) =>
    update.mutate({ account: account.id, confirmSupplier: { country, confirmed } });
  return (
    <section aria-labelledby="suppliers">
      <h2 id="suppliers">{t('users.sells')}</h2>
      <CallFailure error={update.error} />
      <ul className="plain user-rows">
        {supData.map((entry) => {
          const { country, locationsOfSale, confirmedByAdminOn: on } = entry;
          return (
            <li key={country}>
              <span>
                {countries.nameOf(country)}{' '}
                <span className="muted">
                  {t('users.locations', { count: locationsOfSale.length })}
                </span>{' '}
                <StatusChip tone={on ? 'ok' : 'warn'} icon={on ? 'check' : 'clock'}>
                  {on
                    ? t('words.onDay', { what: t('users.change.confirmed'), day: day(on) })
                    : t('users.notConfirmed')}
                </StatusChip>
              </span>
              <Button
                size="compact"
                busy={update.isPending}
                onClick={() => confirm(country, on === undefined)}
              >
                {t(on ? 'users.unconfirm' : 'words.confirm')}
                <span className="visually-hidden"> {countries.nameOf(country)}</span>
              </Button>
              {on !== undefined && (
                <EffectsOfAll
                  changes={[
                    {
                      id: account.id,
                      patch: { userData: { supData: withoutConfirmation(supData, entry) } },
                    },
                  ]}
                  title={t('users.unconfirmEffects')}
                />
              )}
              {locationsOfSale.length > 0 && <SalePlaces account={account.id} entry={entry} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const withoutConfirmation = (supData: readonly SupplierData[], entry: SupplierData) =>
  supData.map((other) => {
    const { confirmedByAdminOn: _, ...unconfirmed } = other;
    return other === entry ? unconfirmed : other;
  });
