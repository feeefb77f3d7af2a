import type { Messages } from '../../parts.ts';

export const en_GB = {
  'offers.radius': 'Radius',
  'offers.radiusHint': 'Applies once a location is chosen.',
  'offers.allBreeds': 'All breeds',
  'offers.amount': 'Number',
  'offers.amountError': 'Enter a whole number, for example 12.',
  'offers.availableNow': 'Only those available now',
  'offers.onlySpotMarket': 'Only spot market',
  'offers.abroad': 'Search other countries too',
  'offers.show': 'Show offers',
  'offers.showCount': '{count, plural, one {Show {shown} offer} other {Show {shown} offers}}',
  'offers.resetFilters': 'Reset filters',
  'offers.chosen': '{count, plural, one {# chosen} other {# chosen}}',
  'offers.printProof': 'Print this search as proof',
  'offers.proof.when': 'Time of the search',
  'offers.proof.who': 'Searched by',
  'offers.proof.guest': 'Guest, not signed in',
  'offers.proof.conditions': 'Filters',
  'offers.proof.none': 'none',
  'offers.proof.found': 'Offers found',
  'offers.noneTitle': 'There is no such offer at the moment',
  'offers.noneText':
    'Leave out a filter or search a wider area. If you find no suitable organic animal, you can apply for an exception.',
  'offers.noneTextPlain': 'Leave out a filter or search a wider area.',
  'offers.widen': 'Widen the radius to {radius}',
  'offers.toRequest': 'Apply for an exception',
  'offers.without':
    '{count, plural, one {Without “{condition}” there is {shown} offer} other {Without “{condition}” there are {shown} offers}}',
} satisfies Messages<'search'>;
