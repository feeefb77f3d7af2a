import type { ProblemTexts } from './problem-texts.ts';

export const offerProblemsNl: ProblemTexts = {
  'fields.invalid': { reason: 'Dit gegeven is niet geldig.' },
  'fields.notAllowed': { reason: 'Dit kunt u niet kiezen.' },
  'fields.notMultiple': { reason: 'Het getal moet een veelvoud van {limit} zijn.' },
  'fields.required': { reason: 'Dit veld moet worden ingevuld.' },
  'fields.tooBig': { reason: 'Het getal mag hoogstens {limit} zijn.' },
  'fields.tooLong': { reason: 'Er zijn hoogstens {limit} tekens toegestaan.' },
  'fields.tooMany': { reason: 'Er zijn hoogstens {limit} regels toegestaan.' },
  'fields.tooSmall': { reason: 'Het getal moet minstens {limit} zijn.' },
  'fields.wrongFormat': { reason: 'Dit gegeven heeft niet de juiste vorm.' },
  'fields.wrongType': { reason: 'Dit gegeven is van het verkeerde type.' },
  'offers.animalkindNotOffered': { reason: 'Deze diersoort wordt in dit land niet verhandeld.' },
  'offers.availabilityNotReached': { reason: 'Deze status kan niet op de huidige volgen.' },
  'offers.dayInPast': { reason: 'De dag mag niet in het verleden liggen.' },
  'offers.dayNotAllowed': { reason: 'Een aanbieding met deze status heeft geen dag.' },
  'offers.fieldNotShown': { reason: 'Zulke aanbiedingen hebben dit veld niet.' },
  'offers.leadTooShort': {
    reason: 'Dat is te vroeg voor een voorbestelling, die kan vanaf {limit}.',
  },
  'offers.locationNotFound': { reason: 'De verkooplocatie is niet gevonden.' },
  'offers.noContact': {
    reason: 'De verkooplocatie heeft een e-mailadres of telefoonnummer nodig.',
  },
  'offers.noGeoPosition': { reason: 'De verkooplocatie staat nog niet op de kaart.' },
  'offers.noMixedGender': {
    reason: 'Bij dit gebruiksdoel worden mannelijke en vrouwelijke dieren apart aangeboden.',
  },
  'offers.noRegion': { reason: 'De verkooplocatie ligt in geen enkele regio.' },
  'offers.notByWeek': { reason: 'Dieren van deze soort worden hier niet per week aangeboden.' },
  'offers.onlyOneCategory1': { reason: 'Bij deze diersoort is maar één categorie mogelijk.' },
  'offers.otherAgeCategory': { reason: 'Deze leeftijd past niet bij het gebruiksdoel.' },
  'offers.otherAnimalkind': { reason: 'Dat hoort niet bij deze diersoort.' },
  'offers.otherAssociation': { reason: 'Uw bedrijf is geen lid van deze vereniging.' },
  'offers.otherCountry': { reason: 'Dat wordt in dit land niet gebruikt.' },
  'offers.otherOffergroup': { reason: 'Dat hoort niet bij dit ras of deze herkomst.' },
  'offers.pastWeek': { reason: 'Een week die voorbij is, kunt u niet toevoegen of wijzigen.' },
  'offers.positionElsewhere': {
    reason:
      'Het punt van de locatie op de kaart ligt niet bij de postcode. Verbeter het in het profiel.',
  },
  'offers.tooFarAhead': {
    reason: 'Voorbestellen kan tot een jaar vooruit, uiterlijk {limit}.',
  },
  'offers.tosNotAccepted': {
    reason: 'Accepteer de gebruiksvoorwaarden voordat u iets aanbiedt.',
  },
  'offers.uploadNotUsable': {
    reason: 'U kunt alleen eigen bestanden voor aanbiedingen toevoegen.',
  },
  'offers.weeksNotInOrder': { reason: 'Elke week komt één keer voor, de vroegste eerst.' },
};
