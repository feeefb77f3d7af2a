import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { type SupplierContact, useSupplierContact } from './use-supplier-contact.ts';

/** Call first, write second: what the supplier published for the location of this offer. */
export function ContactActions({
  offer,
  isMain = false,
}: {
  readonly offer: EntityOf<'offer'>;
  /** Is calling what the page is for? */
  readonly isMain?: boolean;
}) {
  return <ContactLinks {...useSupplierContact(offer.data)} isMain={isMain} />;
}

/** Call first, write second, as far as it is published. */
export function ContactLinks({
  name,
  phone,
  email,
  isMain = false,
}: Pick<SupplierContact, 'name' | 'phone' | 'email'> & { readonly isMain?: boolean }) {
  const t = useText();
  return (
    <>
      {phone && (
        <a
          className={`button ${isMain ? 'primary' : 'call'}`}
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        >
          <Icon name="phone" />
          <span>
            <span className="visually-hidden">
              {t('offers.call')} {name}{' '}
            </span>
            {phone}
          </span>
        </a>
      )}
      {email && (
        <a className="button secondary write" href={`mailto:${email}`}>
          <Icon name="mail" />
          <span>
            {t('offers.write')} <span className="visually-hidden">{name}</span>
          </span>
        </a>
      )}
    </>
  );
}
