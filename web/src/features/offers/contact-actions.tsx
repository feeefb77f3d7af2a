import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useSupplierContact } from './use-supplier-contact.ts';

/** Call first, write second: what the supplier published for the location of this offer. */
export function ContactActions({ offer }: { readonly offer: EntityOf<'offer'> }) {
  const t = useText();
  const { phone, email, name } = useSupplierContact(offer.data);
  return (
    <>
      {phone && (
        <a className="button secondary" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Icon name="phone" />
          <span>
            {t('offers.call')} <span className="visually-hidden">{name}</span>
          </span>
        </a>
      )}
      {email && (
        <a className="button secondary" href={`mailto:${email}`}>
          <Icon name="mail" />
          <span>
            {t('offers.write')} <span className="visually-hidden">{name}</span>
          </span>
        </a>
      )}
    </>
  );
}
