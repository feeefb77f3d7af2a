import type { Messages } from '../../parts.ts';

export const messages = {
  'home.administration': 'Hier regelen beheerders wat alle landen nodig hebben.',
  'home.administrationCountries': 'Naar de landen',
  'home.administrationInvited':
    'Wie erbij hoort, krijgt een uitnodiging per e-mail. Open de link daarin en log in; zelf registreren kan hier niet.',
  'home.administrationOther':
    'Uw account hoort niet bij het beheer. Aanbod en aanvragen vindt u op de site van uw land.',
  'home.chooseAnimal': 'Kies de dieren',
  'home.saved': 'Bewaarde aanbiedingen en zoekopdrachten',
  'home.lead': 'Dieren van biologische bedrijven bij u in de buurt. Gratis en zonder inloggen.',
  'home.located': 'Mijn locatie',
  'home.locating': 'Uw locatie wordt bepaald …',
  'home.nearMe': 'Bij mij in de buurt',
  'home.notLocated': 'Uw apparaat geeft geen locatie door. Vul uw postcode in.',
  'home.offersOnline':
    '{count, plural, =0 {U biedt nu niets aan} one {# aanbieding van u} other {# aanbiedingen van u}}',
  'home.pathOffer': 'Dieren aanbieden',
  'home.pathOfferAction': 'Inloggen en aanbieden',
  'home.pathOfferText':
    'Bedrijven met een geldig biocertificaat bieden gratis aan. Naam en contactgegevens zijn openbaar.',
  'home.pathRequestText':
    'Geen geschikt dier gevonden? Vraag hier ontheffing aan om niet-biologische fokdieren of kuikens te kopen.',
  'home.paths': 'Wat u hier kunt doen',
  'home.placeFailed':
    'De plaats kan nu niet worden gezocht. Probeer het nog eens of laat het veld leeg.',
  'home.placeMany': '‘{typed}’ komt meer dan eens voor. Kies de juiste plaats uit de lijst.',
  'home.placeUnknown':
    '‘{typed}’ is hier niet bekend. Controleer de spelling, of laat het veld leeg: dan zoekt u in het hele land. Andere landen vindt u onderaan de pagina.',
  'home.requestsDraft':
    '{count, plural, =0 {Geen open concepten} one {Daarvan # nog niet verzonden} other {Daarvan # nog niet verzonden}}',
  'home.requestsTurn':
    '{count, plural, =0 {Er wacht geen aanvraag op u} one {# aanvraag wacht op u} other {# aanvragen wachten op u}}',
  'home.species': '{group}: welke precies?',
  'home.tasks': 'Uw taken',
  'home.title': 'Welke dieren zoekt u?',
} satisfies Partial<Messages<'home'>>;
