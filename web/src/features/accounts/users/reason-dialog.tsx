import { type FormEvent, type ReactNode, useState } from 'react';
import { REASON_LENGTH } from '#shared/accounts/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { CallFailure } from './call-failure.tsx';

/** Asks why before something is decided; the reason stays in the timeline. */
export function ReasonDialog({
  title,
  text,
  action,
  look,
  error,
  busy,
  isReady = true,
  children,
  onDecide,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  /** The words on the button that decides. */
  readonly action: string;
  readonly look: 'primary' | 'danger';
  readonly error: unknown;
  readonly busy: boolean;
  /** The answers to the questions of `children` are complete. */
  readonly isReady?: boolean;
  /** Shows more questions; told whether it was tried to decide. */
  readonly children?: (wasTried: boolean) => ReactNode;
  readonly onDecide: (reason: string) => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const why = reason.trim();
  const decide = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (why !== '' && isReady) onDecide(why);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={decide} noValidate>
        <p>{text}</p>
        <CallFailure error={error} />
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
        {children?.(wasTried)}
        <div className="buttons">
          <Button type="submit" look={look} busy={busy}>
            {action}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
