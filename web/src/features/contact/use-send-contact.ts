import { useMutation } from '@tanstack/react-query';
import { useLocale } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import type { ContactEntry } from './contact-entry.ts';

/** The address that the receipt goes to, and the reference of the message in mails. */
export type SentContact = {
  readonly email: string;
  readonly reference: string;
  /** Working days within which an answer comes. */
  readonly workingDays: number;
};

/** Sends the message; empty fields are left out. */
export function useSendContact(onSent: (sent: SentContact) => void) {
  const { api } = useKernel();
  const { id: country } = useCountry();
  const language = useLocale();
  return useMutation({
    mutationFn: ({ name, email, phone, controlNumber, subject, message }: ContactEntry) =>
      api.call(
        'POST livestock/notify/contactrequest',
        {
          name: name.trim(),
          email: email.trim(),
          ...(phone.trim() && { phone: phone.trim() }),
          ...(controlNumber.trim() && { controlNumber: controlNumber.trim() }),
          subject,
          message: message.trim(),
          country,
          language,
        },
        { quiet: true },
      ),
    onSuccess: (receipt, { email }) => onSent({ email: email.trim(), ...receipt }),
  });
}
