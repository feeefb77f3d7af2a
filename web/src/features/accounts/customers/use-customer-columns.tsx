import { formatControlNumber } from '#shared/accounts/control-number.ts';
import type { TableColumn } from '#web/components/data-table/table-column.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';

type Farmer = EntityOf<'account'>;

/** The columns that the server sorts by. */
export const SORTED = ['name'] as const;

/** The columns beside the name that are shown until others are chosen. */
export const USUAL_COLUMNS = ['number', 'town'] as const;

/** Returns the columns of a list of customers; the name opens the customer. */
export function useCustomerColumns({
  current,
  onOpen,
}: {
  /** Id of the customer that is open. */
  readonly current: string;
  readonly onOpen: (id: string) => void;
}): readonly TableColumn<Farmer>[] {
  const t = useText();
  const text = (
    name: string,
    heading: string,
    value: (farmer: Farmer) => string | undefined,
  ): TableColumn<Farmer> => ({ name, heading, value, cell: value });
  return [
    {
      name: 'name',
      heading: t('accounts.customers.name'),
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
      heading: t('accounts.controlNumber'),
      value: numberOf,
      cell: (farmer) => <span className="unbroken">{numberOf(farmer)}</span>,
    },
    text('town', t('accounts.customers.town'), ({ data }) => townLine(data.userData.address)),
    text('phone', t('accounts.customers.phone'), ({ data }) => data.userData.address.phone),
    text('email', t('accounts.customers.email'), ({ data }) => data.userData.address.email),
  ];
}

const numberOf = ({ data: { userData } }: Farmer): string | undefined =>
  userData.controlNumber && formatControlNumber(userData.controlNumber);
