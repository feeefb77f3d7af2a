import type { Account } from '#shared/accounts/account.ts';
import { Button } from '#web/components/button.tsx';
import type { IconName } from '#web/components/icon.tsx';
import { Notice } from '#web/components/notice.tsx';
import { type ChipTone, StatusChip } from '#web/components/status-chip.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import { CodeForm } from './code-form.tsx';
import { useIsExpired, useVerification } from './use-verification.ts';

type Email = Account['userData']['emails'][number];

const LOOKS = {
  open: { tone: 'off', icon: 'dash' },
  pending: { tone: 'info', icon: 'clock' },
  verified: { tone: 'ok', icon: 'check' },
  rejected: { tone: 'bad', icon: 'cross' },
  expired: { tone: 'warn', icon: 'clock' },
} as const satisfies Record<Email['status'], { tone: ChipTone; icon: IconName }>;

/** One address: whether mails arrive there, and what to do next about it. */
export function EmailRow({
  email: { email, status: kept },
  onRemove,
}: {
  readonly email: Email;
  readonly onRemove: () => void;
}) {
  const t = useText();
  const errorText = useErrorText();
  const verification = useVerification(email);
  const status = useIsExpired(email, kept === 'pending') ? 'expired' : kept;
  const { send } = verification;
  const which = <span className="visually-hidden"> {email}</span>;
  return (
    <li className="email-row">
      <div className="email-head">
        <span className="email-address">{email}</span>
        <StatusChip {...LOOKS[status]}>{t(`profile.email.${status}`)}</StatusChip>
      </div>
      {status !== 'verified' && <p className="muted">{t(`profile.emailText.${status}`)}</p>}
      {send.error && <Notice tone="bad" role="alert" title={errorText(send.error)} />}
      {status === 'pending' && <CodeForm email={email} verification={verification} />}
      <div className="buttons">
        {(status === 'open' || status === 'rejected' || status === 'expired') && (
          <Button icon="mail" size="compact" busy={send.isPending} onClick={() => send.mutate()}>
            {t(status === 'open' ? 'profile.codeSend' : 'profile.codeNew')}
            {which}
          </Button>
        )}
        <Button size="compact" look="quiet" onClick={onRemove}>
          {t('profile.remove')}
          {which}
        </Button>
      </div>
    </li>
  );
}
