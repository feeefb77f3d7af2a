import { formatControlNumber } from '#shared/accounts/control-number.ts';
import type { TableColumn } from '#web/components/data-table/table-column.ts';
import { MailLink } from '#web/components/mail-link.tsx';
import { PhoneLink } from '#web/components/phone-link.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { officeLinkOf } from './office-link-of.ts';

type Farmer = EntityOf<'account'>;

/** The columns that the server sorts by. */
export const SORTED = ['name'] as const;

/** The columns beside the name that are shown until others are chosen. */
export const USUAL_COLUMNS = ['number', 'town', 'phone'] as const;

/** Returns the columns of a list of customers; the name opens the customer. */
export function useCustomerColumns({
  current,
  office,
  onOpen,
}: {
  /** Id of the customer that is open. */
  readonly current: string;
  /** Id of the office whose customers they are. */
  readonly office: string;
  readonly onOpen: (id: string) => void;
}): readonly TableColumn<Farmer>[] {
  const t = useText();
  const { day } = useFormats();
  const text = (
    name: string,
    heading: string,
    value: (farmer: Farmer) => string | undefined,
  ): TableColumn<Farmer> => ({ name, heading, value, cell: value });
  return [
    {
      name: 'name',
      heading: t('words.farm'),
      value: ({ data }) => data.staticData.name,
      cell: ({ id, data }) => (
        <button
          type="button"
          className="customer-opener"
          aria-current={id === current ? 'true' : undefined}
          onClick={() => onOpen(id)}
        >
          {data.staticData.name}
        </button>
      ),
    },
    {
      name: 'number',
      heading: t('words.controlNumber'),
      value: numberOf,
      cell: (farmer) => <span className="unbroken">{numberOf(farmer)}</span>,
    },
    text('town', t('words.town'), ({ data }) => townLine(data.userData.address)),
    text('contact', t('words.contactPerson'), ({ data }) => data.userData.contact),
    {
      name: 'phone',
      heading: t('words.phone'),
      value: phoneOf,
      cell: (farmer) => {
        const phone = phoneOf(farmer);
        return phone && <PhoneLink className="unbroken" phone={phone} />;
      },
    },
    {
      name: 'email',
      heading: t('words.email'),
      value: emailOf,
      cell: (farmer) => {
        const email = emailOf(farmer);
        return email && <MailLink email={email} />;
      },
    },
    text('agreement', t('accounts.agreement.title'), ({ data }) => {
      const agreedOn = officeLinkOf(data, office)?.agreementOn;
      return agreedOn && day(agreedOn);
    }),
  ];
}

const numberOf = ({ data: { userData } }: Farmer): string | undefined =>
  userData.controlNumber && formatControlNumber(userData.controlNumber);

const phoneOf = ({ data }: Farmer): string | undefined => data.userData.address.phone;
const emailOf = ({ data }: Farmer): string | undefined => data.userData.address.email;
