import type { Account } from '#shared/accounts/account.ts';
import { EMAIL_TRANSITIONS } from '#shared/mail/email-status.ts';
import { VERIFICATION_CODE_DIGITS } from '#shared/mail/limits.ts';
import { Button } from '#web/components/button.tsx';
import type { IconName } from '#web/components/icon.tsx';
import { Notice } from '#web/components/notice.tsx';
import { type ChipTone, StatusChip } from '#web/components/status-chip.tsx';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import { CodeEntry } from '../code-entry.tsx';
import { useVerifyBySignOn } from './use-sign-on-email.ts';
import { useIsExpired, useVerification } from './use-verification.ts';

type Email = Account['userData']['emails'][number];

const LOOKS = {
  open: { tone: 'off', icon: 'dash' },
  pending: { tone: 'info', icon: 'clock' },
  verified: { tone: 'ok', icon: 'check' },
  rejected: { tone: 'bad', icon: 'cross' },
  expired: { tone: 'warn', icon: 'clock' },
} as const satisfies Record<Email['status'], { tone: ChipTone; icon: IconName }>;

/** Shows one address, whether mails arrive there, and the next step with it. */
export function EmailRow({
  email: { email, status: kept },
  isOfSignOn,
  isRemoving,
  onRemove,
}: {
  readonly email: Email;
  /** The address that the person signs in with. */
  readonly isOfSignOn: boolean;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}) {
  const t = useText();
  const errorText = useErrorText();
  const verification = useVerification(email);
  const status = useIsExpired(email, kept === 'pending') ? 'expired' : kept;
  const { send } = verification;
  const mayUseSignOn = isOfSignOn && 'signOn' in EMAIL_TRANSITIONS[kept];
  const which = <span className="visually-hidden"> {email}</span>;
  return (
    <li tabIndex={-1} className="email-row">
      <div className="email-head">
        <span className="email-address">{email}</span>
        <span role="status">
          <StatusChip {...LOOKS[status]}>{t(`profile.email.${status}`)}</StatusChip>
        </span>
      </div>
      {mayUseSignOn || (isOfSignOn && status === 'verified') ? (
        <p className="muted">{t('profile.emailOfSignOn')}</p>
      ) : (
        (status === 'pending' || status === 'rejected') && (
          <p className="muted">{t(`profile.emailText.${status}`)}</p>
        )
      )}
      {send.error && <Notice tone="bad" role="alert" title={errorText(send.error)} />}
      {status === 'pending' && <CodeForm email={email} verification={verification} />}
      <div className="buttons">
        {mayUseSignOn && <VerifyBySignOn email={email} />}
        {(status === 'open' || status === 'rejected' || status === 'expired') && (
          <Button icon="mail" size="compact" busy={send.isPending} onClick={() => send.mutate()}>
            {t(status === 'open' ? 'words.codeSend' : 'words.codeNew')}
            {which}
          </Button>
        )}
        <Button size="compact" look="quiet" busy={isRemoving} onClick={onRemove}>
          {t('words.remove')}
          {which}
        </Button>
      </div>
    </li>
  );
}

/** Verifies an address by one press instead of a code. */
function VerifyBySignOn({ email }: { readonly email: string }) {
  const t = useText();
  const errorText = useErrorText();
  const verify = useVerifyBySignOn();
  const isRefused = verify.data !== undefined && verify.data.status !== 'verified';
  return (
    <>
      {verify.error && <Notice tone="bad" role="alert" title={errorText(verify.error)} />}
      {isRefused && <Notice tone="warn" role="alert" title={t('profile.signOnRefused')} />}
      <Button icon="check" size="compact" busy={verify.isPending} onClick={() => verify.mutate()}>
        {t('profile.verifyBySignOn')}
        <span className="visually-hidden"> {email}</span>
      </Button>
    </>
  );
}

/** Asks for the code from the mail, or sends another. */
function CodeForm({
  email,
  verification: { send, confirm, secondsLeft },
}: {
  readonly email: string;
  readonly verification: ReturnType<typeof useVerification>;
}) {
  const t = useText();
  const errorText = useErrorText();
  return (
    <CodeEntry
      id={`code-${email}`}
      label={t('profile.code', { email })}
      hint={t('words.codeDigits', { digits: VERIFICATION_CODE_DIGITS })}
      digits={VERIFICATION_CODE_DIGITS}
      sending={confirm}
      refusal={confirm.error ? errorText(confirm.error) : undefined}
      action={t('words.confirm')}
    >
      {secondsLeft > 0 ? (
        <span className="muted">{t('profile.codeWait', { seconds: secondsLeft })}</span>
      ) : (
        <Button look="quiet" busy={send.isPending} onClick={() => send.mutate()}>
          {t('words.codeNew')}
        </Button>
      )}
    </CodeEntry>
  );
}
