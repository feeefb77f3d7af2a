import { useState } from 'react';
import { blockReason } from '#shared/accounts/blocked.ts';
import { Button } from '#web/components/button.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useUserCall } from './use-user-calls.ts';

/**
 * Shows the register's answer about a farmer, when it was asked last, and the exception that lets it act all the same.
 */
export function CertificationSection({ account }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const { staticData } = account.data;
  const hasException = staticData.certificationOverride !== undefined;
  return (
    <section aria-labelledby="certification">
      <h2 id="certification">{t('users.certification')}</h2>
      <CertificationFacts account={account} />
      <div className="buttons">
        <Button onClick={() => setAsked(true)}>
          {t(hasException ? 'users.overrideEnd' : 'users.overrideSet')}
        </Button>
      </div>
      {isAsked && (
        <OverrideDialog account={account} allows={!hasException} onClose={() => setAsked(false)} />
      )}
    </section>
  );
}

function CertificationFacts({ account: { data } }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const { day, time } = useFormats();
  const { certification, lastApiCheck } = data.userData;
  const { certificationOverride: exception } = data.staticData;
  const who = useEntity('account', exception?.by).data?.data.staticData.name ?? '';
  const isBlocked = blockReason(data) === 'noActiveCertification';
  return (
    <>
      {isBlocked && (
        <p className="chips">
          <StatusChip tone="bad" icon="cross">
            {t('users.certificationBlocks')}
          </StatusChip>
        </p>
      )}
      <SummaryList
        rows={[
          {
            key: 'register',
            term: t('users.register'),
            value: certification
              ? t(certification.active ? 'users.certified' : 'users.notCertified', {
                  day: day(certification.since),
                })
              : t('users.registerUnknown'),
          },
          {
            key: 'check',
            term: t('users.lastApiCheck'),
            value: lastApiCheck && time(lastApiCheck),
          },
          {
            key: 'exception',
            term: t('users.override'),
            value:
              exception &&
              t('users.overrideSince', {
                day: day(exception.on),
                who,
                reason: exception.reason,
              }),
          },
        ]}
      />
    </>
  );
}

function OverrideDialog({
  account,
  allows,
  onClose,
}: {
  readonly account: EntityOf<'account'>;
  readonly allows: boolean;
  readonly onClose: () => void;
}) {
  const t = useText();
  const { colon } = useFormats();
  const update = useUserCall('POST auth/accountmanage/updateaccount');
  const action = t(allows ? 'users.overrideSet' : 'users.overrideEnd');
  return (
    <ReasonDialog
      title={action + colon + account.data.staticData.name}
      text={t(allows ? 'users.overrideSetText' : 'users.overrideEndText')}
      action={action}
      look={allows ? 'primary' : 'danger'}
      deciding={update}
      input={(reason) => ({ account: account.id, certificationOverride: allows, reason })}
      onDecided={onClose}
      onClose={onClose}
    />
  );
}
