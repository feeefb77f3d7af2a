import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { choiceParam, type ListState, listParam, textParam } from '#shared/kernel/list-state.ts';
import { OFFER_STANDINGS } from './offer-standing.ts';

/** The conditions of "My offers"; all of them stand in the address. */
export const myOffersParams = {
  kind: listParam(),
  status: listParam(),
  country: listParam(),
  /** Id of an upload: the offers that show it. */
  file: textParam(),
  /** The only group that is shown; empty for all. */
  standing: choiceParam(['', ...OFFER_STANDINGS], ''),
  /** `none`: the offers that have no photo yet. */
  photo: choiceParam(['', 'none'], ''),
};
export type MyOffersState = ListState<typeof myOffersParams>;
export const ALL_OFFERS: MyOffersState = {
  kind: [],
  status: [],
  country: [],
  file: '',
  standing: '',
  photo: '',
};

const WITHOUT_PHOTO: readonly AttributeFilter[] = [
  { field: 'photos.large', comparison: 'exists', value: false },
  { field: 'status', comparison: 'ne', value: 'archived' },
];

/** Returns the filter for the owner's offers under these conditions: the members of an `$and`. */
export function myOffersFilter(
  owner: string,
  { kind, status, country, file, photo }: MyOffersState,
): AttributeFilter[] {
  const oneOf = (field: string, value: readonly string[]): AttributeFilter[] =>
    value.length === 0 ? [] : [{ field, comparison: 'in', value: [...value] }];
  return [
    { field: 'owner', comparison: 'eq', value: owner },
    ...oneOf('animalkind', kind),
    ...oneOf('status', status),
    ...oneOf('country', country),
    ...oneOf('attachments', file === '' ? [] : [file]),
    ...(photo === '' ? [] : WITHOUT_PHOTO),
  ];
}
