import { townLine } from '#web/i18n/town-line.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { salesLocations } from '../form/sales-locations.ts';
import type { SheetRow } from './use-sheet-rows.ts';

/** Returns the rows by their site of sale. */
export const sitesOf = (rows: readonly SheetRow[]): [site: string, rows: SheetRow[]][] => [
  ...Map.groupBy(rows, ({ offer }) => offer.data.locationOfSale),
];

/** Names the site of sale of an offer. */
export function SiteName({ offer }: { readonly offer: SheetRow['offer']['data'] }) {
  const session = useSession();
  const locations = session.status === 'signedIn' ? salesLocations(session.account.data) : [];
  const site = locations.find(({ id }) => id === offer.locationOfSale);
  return <span>{site?.internalName || townLine(offer.place)}</span>;
}
