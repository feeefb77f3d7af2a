import { Button } from '#web/components/button.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { EffectsOfAll } from '#web/features/administration/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { CallFailure } from './call-failure.tsx';
import { useUserCall } from './use-user-calls.ts';

/** Confirms a control body, or takes that back; tells the consequences. */
export function ControlBodySection({ account }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const { day } = useFormats();
  const update = useUserCall('POST auth/accountmanage/updateaccount');
  const { confirmedByAdminOn: on } = account.data.staticData;
  return (
    <section aria-labelledby="control-body">
      <h2 id="control-body">{t('users.waits.controlBody')}</h2>
      <CallFailure error={update.error} />
      <p>{t('users.controlBodyText')}</p>
      <ul className="plain user-rows">
        <li>
          <StatusChip tone={on ? 'ok' : 'warn'} icon={on ? 'check' : 'clock'}>
            {on
              ? t('words.onDay', { what: t('users.change.controlBodyConfirmed'), day: day(on) })
              : t('users.notConfirmed')}
          </StatusChip>
          <Button
            size="compact"
            busy={update.isPending}
            onClick={() =>
              update.mutate({ account: account.id, confirmControlBody: on === undefined })
            }
          >
            {t(on ? 'users.unconfirm' : 'words.confirm')}
          </Button>
        </li>
      </ul>
      {on !== undefined && (
        <EffectsOfAll
          changes={[{ id: account.id, patch: { staticData: { confirmedByAdminOn: null } } }]}
          title={t('users.unconfirmEffects')}
        />
      )}
    </section>
  );
}
