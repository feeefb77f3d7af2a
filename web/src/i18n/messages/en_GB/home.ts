import type { Messages } from '../../parts.ts';

export const messages = {
  'home.administration': 'Administrators look after what all countries need here.',
  'home.administrationCountries': 'To the countries',
  'home.administrationInvited':
    'New administrators get an invitation by e-mail. Open its link and sign in; nobody can register here.',
  'home.administrationOther':
    'Your account does not belong to the administration. Offers and requests are on the site of your country.',
  'home.chooseAnimal': 'Choose the animals',
  'home.saved': 'Saved offers and searches',
  'home.lead': 'Animals from organic farms near you. Free, no account needed.',
  'home.located': 'My position',
  'home.locating': 'Looking for your position …',
  'home.nearMe': 'Near me',
  'home.notLocated': 'Your device gives no position. Please type your postal code.',
  'home.offersOnline':
    '{count, plural, =0 {You offer nothing at the moment} one {# offer of yours} other {# offers of yours}}',
  'home.pathOffer': 'Offer animals',
  'home.pathOfferAction': 'Sign in and offer',
  'home.pathOfferText':
    'Farms with a valid organic certificate offer free of charge. Name and contact are public.',
  'home.pathRequestText':
    'No suitable animal found? Apply here to buy non-organic breeding animals or chicks.',
  'home.paths': 'What you can do here',
  'home.placeFailed':
    'Places cannot be looked up at the moment. Try again, or leave the field empty.',
  'home.placeMany': 'There is more than one “{typed}”. Choose the right place from the list.',
  'home.placeUnknown':
    '“{typed}” is not known here. Check the spelling, or leave the field empty to search the whole country. Other countries are at the end of the page.',
  'home.requestsDraft':
    '{count, plural, =0 {No open drafts} one {# of them not sent yet} other {# of them not sent yet}}',
  'home.requestsTurn':
    '{count, plural, =0 {No request is waiting for you} one {# request is waiting for you} other {# requests are waiting for you}}',
  'home.species': '{group}: which ones?',
  'home.tasks': 'Your tasks',
  'home.title': 'Which animals are you looking for?',
} as const satisfies Messages<'home'>;
