import { type FormEvent, useState } from 'react';
import { REASON_LENGTH } from '#shared/accounts/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { CallFailure } from './call-failure.tsx';
import { useUserCall } from './use-user-calls.ts';

type Decision = 'activate' | 'deactivate' | 'redact';

/** Gives or takes the use of an account, and removes its personal data. Each asks why. */
export function DecisionsSection({ account }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const session = useSession();
  const [asked, setAsked] = useState<Decision | null>(null);
  const isOwn = session.status === 'signedIn' && session.account.id === account.id;
  if (isOwn) return null;
  return (
    <section aria-labelledby="decisions">
      <h2 id="decisions">{t('users.decisions')}</h2>
      <div className="buttons">
        <Button onClick={() => setAsked(account.data.active ? 'deactivate' : 'activate')}>
          {t(account.data.active ? 'users.deactivate' : 'users.activate')}
        </Button>
        <Button look="danger" onClick={() => setAsked('redact')}>
          {t('users.redact')}
        </Button>
      </div>
      {asked !== null && (
        <DecisionDialog account={account} decision={asked} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

function DecisionDialog({
  account,
  decision,
  onClose,
}: {
  readonly account: EntityOf<'account'>;
  readonly decision: Decision;
  readonly onClose: () => void;
}) {
  const t = useText();
  const { name } = account.data.staticData;
  const [reason, setReason] = useState('');
  const [typedName, setTypedName] = useState('');
  const [wasTried, setTried] = useState(false);
  const update = useUserCall('POST auth/accountmanage/updateaccount');
  const redact = useUserCall('POST auth/accountmanage/redactaccount');
  const asksName = decision === 'redact';
  const isNamed = !asksName || typedName.trim() === name.trim();
  const why = reason.trim();
  const decide = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (why === '' || !isNamed) return;
    const input = { account: account.id, reason: why };
    if (asksName) redact.mutate(input, { onSuccess: onClose });
    else update.mutate({ ...input, active: decision === 'activate' }, { onSuccess: onClose });
  };
  return (
    <Dialog title={t(`users.${decision}Title`, { name })} onClose={onClose}>
      <form onSubmit={decide} noValidate>
        <p>{t(`users.${decision}Text`)}</p>
        <CallFailure error={update.error ?? redact.error} />
        <TextField
          id="decision-reason"
          label={t('users.reason')}
          hint={t('users.reasonHint')}
          required
          maxLength={REASON_LENGTH}
          autoComplete="off"
          error={wasTried && why === '' ? t('users.reasonMissing') : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {asksName && (
          <TextField
            id="decision-name"
            label={t('users.redactName', { name })}
            required
            autoComplete="off"
            error={wasTried && !isNamed ? t('users.redactNameWrong') : undefined}
            value={typedName}
            onChange={(event) => setTypedName(event.target.value)}
          />
        )}
        <div className="buttons">
          <Button
            type="submit"
            look={decision === 'activate' ? 'primary' : 'danger'}
            busy={update.isPending || redact.isPending}
          >
            {t(`users.${decision}`)}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
