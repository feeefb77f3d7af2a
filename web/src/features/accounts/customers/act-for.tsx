import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { reasonNotToFile, reasonNotToFileFor } from '#web/features/requests/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useActingFor } from '#web/kernel/acting.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';

type ActForProps = {
  readonly farmer: Entity<Account>;
  readonly office: Entity<Account>;
};

/** Begins acting for the farmer; from then on every page says so, and requests are the farmer's. */
export function ActFor({ farmer, office }: ActForProps) {
  const t = useText();
  const { acting } = useKernel();
  const { data: country } = useCountry();
  const current = useActingFor();
  const refusal = reasonNotToFile(office.data, { knowsFarm: true });
  if (!country.usesRequestSystem || refusal !== undefined) return null;
  const reason = reasonNotToFileFor(farmer.data, office, country);
  // The switch of the agreement says what its lack means.
  if (reason === 'requests.farmerNotAgreed') return null;
  if (reason !== undefined) return <p>{t('errors.requests.farmerNotActive')}</p>;
  if (current?.farmer === farmer.id) {
    return (
      <Notice role="status" title={t('accounts.acting.begunText')}>
        <ButtonLink size="compact" to={pathTo('Home')}>
          {t('accounts.acting.chooseAnimals')}
        </ButtonLink>
      </Notice>
    );
  }
  const { staticData, userData } = farmer.data;
  const begin = () =>
    acting.begin({
      office: office.id,
      farmer: farmer.id,
      name: staticData.name,
      controlNumber: userData.controlNumber,
    });
  return (
    <div className="buttons">
      <Button look="primary" icon="user" onClick={begin}>
        {t('requests.actFor')}
      </Button>
    </div>
  );
}
