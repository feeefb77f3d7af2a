import { useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { ContactActions } from '../contact-actions.tsx';
import { OfferPhoto } from '../offer-photo.tsx';
import { useSupplierContact } from '../use-supplier-contact.ts';

/** Pixels of the place of a logo: nothing moves as it comes. */
const LOGO_SIDES = { width: 192, height: 64 } as const;

/** Shows the contact of the seller: the number first, as a call is what leads to animals. */
export function OfferContact({ offer }: { readonly offer: EntityOf<'offer'> }) {
  const t = useText();
  const { place } = offer.data;
  const contact = useSupplierContact(offer.data);
  const town = townLine(place);
  return (
    <section aria-labelledby="contact" className="offer-contact stack">
      <h2 id="contact">{t('contact.details')}</h2>
      <div className="buttons">
        <ContactActions offer={offer} isMain />
      </div>
      {contact.logo && <OfferPhoto id={contact.logo} alt="" isPublic={false} {...LOGO_SIDES} />}
      <address className="offer-address">
        <strong>{contact.name}</strong>
        {contact.street && <span>{contact.street}</span>}
        <span>{town}</span>
        {contact.phone && <span>{contact.phone}</span>}
        {contact.fax && <span>{t('offer.fax', { fax: contact.fax })}</span>}
        {contact.email && <span>{contact.email}</span>}
        {contact.website && (
          <a href={contact.website} rel="noopener external">
            {contact.website.replace(/^https?:\/\//, '')}
          </a>
        )}
      </address>
    </section>
  );
}
