import { CONTACT_MESSAGE_LENGTH, CONTACT_MESSAGE_MAX_LENGTH } from '#shared/contact/limits.ts';
import { TextArea } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { missingCharacters } from './contact-entry.ts';

/** Asks for the message, and tells how much is still missing while it is written. */
export function MessageField({
  value,
  error,
  onChange,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (message: string) => void;
}) {
  const t = useText();
  const missing = missingCharacters(value);
  return (
    <>
      <TextArea
        id="contact-message"
        label={t('accounts.contact.message')}
        hint={t('accounts.contact.atLeast', { count: CONTACT_MESSAGE_LENGTH })}
        required
        rows={8}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="message-missing" role="status">
        {value !== '' && missing > 0 && t('accounts.contact.missing', { count: missing })}
      </p>
    </>
  );
}
