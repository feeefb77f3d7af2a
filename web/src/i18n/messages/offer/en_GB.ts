import type { Messages } from '../../parts.ts';

export const en_GB = {
  'offer.gone': 'Offer not found',
  'offer.searchAgain': 'Search again',
  'offer.contact': 'Contact',
  'offer.fax': 'Fax {fax}',
  'offer.delivers': 'Delivers within {radius}.',
  'offer.backToSearch': 'All offers: {kind}',
  'offer.goneWhy':
    'Perhaps the animals are sold, or the farm has not confirmed the offer again yet.',
  'offer.facts': 'The offer',
  'offer.more': 'More details',
  'offer.associations': 'Associations',
  'offer.weeks':
    '{count, plural, one {Animals available by calendar week: {first}} other {Animals available by calendar week: {first} to {last}}}',
  'offer.files': 'Files',
  'offer.file': '{type}, {size}',
  'offer.print': 'Print the offer',
  'offer.foreign': 'This farm is in another country: {country}',
  'offer.foreignText': 'Before you buy, ask about transport and papers for animals from abroad.',
  'offer.hidden': 'Only you and those responsible see this offer',
  'offer.hidden.archived': 'It is archived.',
  'offer.hidden.pending': 'The authority has not approved it yet.',
  'offer.hidden.rejected': 'The authority has rejected it.',
  'offer.hidden.owner': 'The farm may not publish offers at present.',
  'offer.hidden.kind': 'This animal species is not offered in this country at present.',
  'offer.hidden.country': 'The database of this country is closed at present.',
  'offer.hidden.lapsed': 'It was not confirmed in time.',
  'offers.fieldGroup.health': 'Health',
  'offers.fieldGroup.quality': 'Breeding and housing',
  'offers.fieldGroup.animal': 'About the animals',
} satisfies Messages<'offer'>;
