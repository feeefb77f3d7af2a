import { type FormEvent, useState } from 'react';
import { VERIFICATION_CODE, VERIFICATION_CODE_DIGITS } from '#shared/mail/limits.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import type { useVerification } from './use-verification.ts';

/** Takes the code from the mail: typed, pasted with spaces, or offered by the device. */
export function CodeForm({
  email,
  verification: { send, confirm, secondsLeft },
}: {
  readonly email: string;
  readonly verification: ReturnType<typeof useVerification>;
}) {
  const t = useText();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [isShort, setShort] = useState(false);
  const code = typed.replace(/\D/g, '');
  const isCode = VERIFICATION_CODE.test(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShort(!isCode);
    if (isCode) confirm.mutate(code);
  };
  const hint = t('profile.codeHint', { digits: VERIFICATION_CODE_DIGITS });
  const refusal = confirm.error ? errorText(confirm.error) : undefined;
  return (
    <form className="code-form" onSubmit={submit} noValidate>
      <TextField
        id={`code-${email}`}
        label={t('profile.code', { email })}
        hint={hint}
        width="short"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={isShort ? hint : refusal}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setShort(false);
          confirm.reset();
        }}
      />
      <div className="buttons">
        <Button type="submit" look="primary" busy={confirm.isPending}>
          {t('profile.codeConfirm')}
        </Button>
        {secondsLeft > 0 ? (
          <span className="muted">{t('profile.codeWait', { seconds: secondsLeft })}</span>
        ) : (
          <Button look="quiet" busy={send.isPending} onClick={() => send.mutate()}>
            {t('profile.codeAgain')}
          </Button>
        )}
      </div>
    </form>
  );
}
