import type { Offer } from '#shared/offers/offer.ts';
import { useEntity } from '#web/kernel/use-entities.ts';

export type SupplierContact = {
  readonly name: string;
  readonly phone?: string | undefined;
  readonly fax?: string | undefined;
  readonly email?: string | undefined;
  readonly website?: string | undefined;
  readonly street?: string | undefined;
  /** Id of the upload. */
  readonly logo?: string | undefined;
  readonly deliveryNotice?: string | undefined;
  readonly deliveryRadius?: number | undefined;
};

/** Returns name and contact details that a supplier publishes for an offer (Regulation (EU) 2018/848 Art. 26(1)). */
export function useSupplierContact(offer: Offer): SupplierContact {
  const { data: account } = useEntity('account', offer.owner);
  const supplier = account?.data.userData.supData.find((entry) => entry.country === offer.country);
  const location = supplier?.locationsOfSale.find(
    (location) => location.id === offer.locationOfSale,
  );
  const address = location?.address;
  return {
    name: address?.name ?? account?.data.staticData.name ?? offer.place.name ?? '',
    phone: address?.phone,
    fax: address?.fax,
    email: address?.email,
    website: address?.website,
    street: address?.street,
    logo: supplier?.logo,
    deliveryNotice: supplier?.deliveryNotice,
    deliveryRadius: supplier?.deliveryRadius,
  };
}
