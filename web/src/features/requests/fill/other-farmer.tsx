import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useActingFor } from '#web/kernel/acting.ts';
import type { ActingFor } from '#web/kernel/acting-for.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import type { OpenRequest } from '../request-gate.tsx';

/**
 * Returns the farmer that the account acts for while this draft is another farmer's; null when both are the same, or
 * it acts for nobody.
 */
export function useOtherFarmer({ request }: Pick<OpenRequest, 'request'>): ActingFor | null {
  const acting = useActingFor();
  const { status, agr } = request.data;
  return acting !== null && status === 'new' && acting.farmer !== agr ? acting : null;
}

/** Asks an office which of two farmers it goes on for, before anything is typed. */
export function OtherFarmer({
  request,
  account,
  acting,
}: OpenRequest & { readonly acting: ActingFor }) {
  const t = useText();
  const kernel = useKernel();
  const { agr, applicant } = request.data;
  const goOn = () =>
    kernel.acting.begin({
      office: account.id,
      farmer: agr,
      name: applicant.name,
      controlNumber: applicant.controlNumber,
    });
  return (
    <>
      <PageHeading title={t('requests.draft')} />
      <EmptyState
        title={t('requests.otherFarmersDraft', { farmer: applicant.name })}
        actions={
          <>
            <Button look="primary" icon="user" onClick={goOn}>
              {t('requests.goOnFor', { farmer: applicant.name })}
            </Button>
            <ButtonLink to={pathTo('RequestList')}>{t('menu.RequestList')}</ButtonLink>
          </>
        }
      >
        <p>{t('requests.otherFarmersDraftText', { farmer: acting.name })}</p>
      </EmptyState>
    </>
  );
}
