import { Icon } from '#web/components/icon.tsx';
import { MailLink } from '#web/components/mail-link.tsx';
import { PhoneLink } from '#web/components/phone-link.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { type SupplierContact, useSupplierContact } from './use-supplier-contact.ts';

/** Shows the contact that the supplier published for the location of this offer: call first, write second. */
export function ContactActions({
  offer,
  isMain = false,
}: {
  readonly offer: EntityOf<'offer'>;
  /** Tells whether calling is the main act of the page. */
  readonly isMain?: boolean;
}) {
  return <ContactLinks {...useSupplierContact(offer.data)} isMain={isMain} />;
}

/** Shows the published phone and mail: call first, write second. */
export function ContactLinks({
  name,
  phone,
  email,
  isMain = false,
}: Pick<SupplierContact, 'name' | 'phone' | 'email'> & { readonly isMain?: boolean }) {
  const t = useText();
  const { colon } = useFormats();
  // A name behind a colon keeps its form in every language.
  const ofName = colon + name;
  return (
    <>
      {phone && (
        <PhoneLink className={`button ${isMain ? 'primary' : 'call'}`} phone={phone}>
          <Icon name="phone" />
          <span>
            <span className="visually-hidden">{t('offers.call') + ofName} </span>
            {phone}
          </span>
        </PhoneLink>
      )}
      {email && (
        <MailLink className="button secondary write" email={email}>
          <Icon name="mail" />
          <span>
            {t('offers.write')}
            <span className="visually-hidden">{ofName}</span>
          </span>
        </MailLink>
      )}
    </>
  );
}
