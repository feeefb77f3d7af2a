import { choiceParam, type ListState, numberParam, textParam } from '#shared/kernel/list-state.ts';
import { OFFERS_PER_GROUP } from '#shared/offers/limits.ts';
import { searchParams } from '#shared/offers/search-params.ts';
import { AGGREGATE_ROWS } from '#shared/search/limits.ts';

export const SUPPLIER_ORDERS = ['distance', 'name'] as const;

/** State of the supplier list in the address, where the search it came from keeps its own. */
export const supplierParams = {
  place: searchParams.place,
  lat: searchParams.lat,
  lon: searchParams.lon,
  /** The country of the suppliers, where it is not the visitor's own. */
  country: textParam(),
  order: choiceParam(SUPPLIER_ORDERS, 'distance'),
  /** The number of suppliers that are unfolded. */
  shown: numberParam(OFFERS_PER_GROUP, [OFFERS_PER_GROUP, AGGREGATE_ROWS]),
};
export type SupplierState = ListState<typeof supplierParams>;
