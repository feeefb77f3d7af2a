import { VERIFICATION_CODE_DIGITS } from '#shared/mail/limits.ts';
import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import { CodeEntry } from '../code-entry.tsx';
import type { useVerification } from './use-verification.ts';

/** Asks for the code from the mail, or sends another. */
export function CodeForm({
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
