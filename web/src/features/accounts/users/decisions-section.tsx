import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { EffectsOfAll } from '#web/features/administration/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useUserCall } from './use-user-calls.ts';

type Decision = 'activate' | 'deactivate' | 'redact';

/** Gives or takes the use of an account, and removes its personal data. Each act asks why. */
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
  const { colon } = useFormats();
  const { name } = account.data.staticData;
  const update = useUserCall('POST auth/accountmanage/updateaccount');
  const redact = useUserCall('POST auth/accountmanage/redactaccount');
  const look = decision === 'activate' ? ('primary' as const) : ('danger' as const);
  // An account whose data goes is deactivated, too.
  const effects = decision !== 'activate' && (
    <EffectsOfAll changes={[{ id: account.id, patch: { active: false } }]} />
  );
  const shared = {
    title: t(`users.${decision}`) + colon + name,
    text: decision === 'activate' ? undefined : t(`users.${decision}Text`),
    action: t(`users.${decision}`),
    look,
    children: effects,
    onDecided: onClose,
    onClose,
  };
  const { id } = account;
  if (decision === 'redact')
    return (
      <ReasonDialog
        {...shared}
        name={name}
        deciding={redact}
        input={(reason) => ({ account: id, reason })}
      />
    );
  return (
    <ReasonDialog
      {...shared}
      deciding={update}
      input={(reason) => ({ account: id, reason, active: decision === 'activate' })}
    />
  );
}
