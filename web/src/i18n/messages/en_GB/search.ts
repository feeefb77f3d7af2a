import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.radiusHint': 'Applies once a location is chosen.',
  'offers.allBreeds': 'All breeds',
  'offers.amountError': 'Enter a whole number, for example 12.',
  'offers.showCount': '{count, plural, one {Show {shown} offer} other {Show {shown} offers}}',
  'offers.printProof': 'Print this search as proof',
  'offers.proof.title': 'Proof of the search',
  'offers.proof.when': 'Time of the search',
  'offers.proof.who': 'Searched by',
  'offers.proof.guest': 'Guest, not signed in',
  'offers.proof.none': 'none',
  'offers.proof.found': 'Offers counted',
  'offers.proof.rule':
    'What counts is what is available on {day} at the latest, and only in categories that count for requests.',
  'offers.proof.listed': 'Offers in the list',
  'offers.proof.notCounted':
    '{count, plural, one {{shown} offer of the list is not counted: it is not available by {day}, or its category does not count for requests.} other {{shown} offers of the list are not counted: they are not available by {day}, or their category does not count for requests.}}',
  'offers.noneMore': 'Search a little differently',
  'offers.noneFits': 'No offer fits?',
  'offers.noneFitsText':
    'Mostly you may buy a non-organic animal only where no organic one is suitable, and only with a derogation. The request says what holds for you.',
  'offers.sort': 'Sort by',
  'offers.sortAvailable': 'Available first, then by',
  'offers.without': 'Without “{condition}”',
  'offers.upTo': 'within {radius}',
  'offers.nearest':
    '{count, plural, one {Farther away: {shown} offer} other {Farther away: {shown} offers}}',
  'offers.showMore': '{count, plural, one {Show {shown} more} other {Show {shown} more}}',
  'offers.textHint': 'Breed, farm, town or postal code',
  'offers.week': 'Week wanted',
  'offers.anyWeek': 'All weeks',
  'offers.weeksBefore': 'Earlier too',
  'offers.weeksAfter': 'Later too',
  'offers.weekCount': '{count, plural, =0 {no} one {# week} other {# weeks}}',
  'offers.weekOfDay': 'Choose a date',
  'offers.noAnimals': 'no animals',
  'offers.weekEmpty': 'Nothing is offered in {week}.',
  'offers.showWeek':
    '{animals, plural, =0 {Show {week}} one {{week}: show {shown} animal} other {{week}: show {shown} animals}}',
  'offers.rangeFrom': 'from',
  'offers.rangeTo': 'to',
  'offers.fartherHint': 'outside {radius}',
  'offers.suppliersFound': '{count, plural, one {{shown} supplier} other {{shown} suppliers}}',
  'offers.suppliersNone': 'Nobody offers these animals here at the moment',
  'offers.suppliersSort.name': 'Name',
  'offers.supplierPlaces': 'Place',
} satisfies Messages<'search'>;
