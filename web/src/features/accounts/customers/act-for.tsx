import type { Account } from '#shared/accounts/account.ts';
import { mayActFor } from '#shared/accounts/acting.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { isFileableFor, reasonNotToFile } from '#web/features/requests/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useActingFor } from '#web/kernel/acting.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import type { Tie } from './tie-of.ts';

type ActForProps = {
  readonly farmer: Entity<Account>;
  readonly office: Entity<Account>;
  readonly tie: Tie;
};

/** Begins acting for the farmer; from then on every page says so, and requests are the farmer's. */
export function ActFor({ farmer, office, tie }: ActForProps) {
  const t = useText();
  const { acting } = useKernel();
  const { data: country } = useCountry();
  const current = useActingFor();
  if (!country.usesRequestSystem || reasonNotToFile(office.data) !== undefined) return null;
  if (!isFileableFor(farmer.data, office.id)) return <p>{t('accounts.acting.notPossible')}</p>;
  if (!mayActFor(office.data, tie)) return <p>{t('accounts.acting.needsAgreement')}</p>;
  if (current?.farmer === farmer.id) {
    return (
      <Notice role="status" title={t('accounts.acting.begun')}>
        <p>{t('accounts.acting.begunText')}</p>
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
        {t('accounts.acting.begin')}
      </Button>
    </div>
  );
}
