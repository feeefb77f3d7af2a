import type { BlockContact } from '#shared/accounts/blocked.ts';
import { Icon } from '#web/components/icon.tsx';
import { MailLink } from '#web/components/mail-link.tsx';
import { PhoneLink } from '#web/components/phone-link.tsx';

/** Shows the office to ask, and how to reach it. */
export function BlockContactLines({ contact }: { readonly contact: BlockContact }) {
  const { name, email, phone, website } = contact;
  return (
    <address className="contact-lines">
      <strong>{name}</strong>
      {phone !== undefined && (
        <PhoneLink phone={phone}>
          <Icon name="phone" /> {phone}
        </PhoneLink>
      )}
      {email !== undefined && (
        <MailLink email={email}>
          <Icon name="mail" /> {email}
        </MailLink>
      )}
      {website !== undefined && <a href={website}>{website}</a>}
    </address>
  );
}
