import { PhoneLink } from '#web/components/phone-link.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';

/** Shows a supplier by its name and where it sells. */
export function Supplier({
  id,
  country,
  name,
}: {
  readonly id: string;
  readonly country: string;
  readonly name: string;
}) {
  const { data } = useEntity('account', id);
  const places = data?.data.userData.supData.find((part) => part.country === country);
  const home =
    places?.locationsOfSale.find(({ isDefault }) => isDefault) ?? places?.locationsOfSale[0];
  const town = home?.address.city;
  return <Named name={town ? `${name}, ${town}` : name} phone={home?.address.phone} />;
}

export function Office({ id, name }: { readonly id: string; readonly name: string }) {
  const { data } = useEntity('account', id);
  return <Named name={name} phone={data?.data.userData.address.phone} />;
}

/** Shows the name of a party with its number, where it has a phone. */
function Named({ name, phone }: { readonly name: string; readonly phone: string | undefined }) {
  return (
    <>
      {name}
      {phone && <PhoneLink className="office-phone" phone={phone} />}
    </>
  );
}
