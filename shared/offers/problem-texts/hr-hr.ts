import type { ProblemTexts } from './problem-texts.ts';

export const offerProblemsHr: ProblemTexts = {
  'fields.invalid': { reason: 'Ovaj podatak nije valjan.' },
  'fields.notAllowed': { reason: 'Ovaj se podatak ne može odabrati.' },
  'fields.notMultiple': { reason: 'Broj mora biti višekratnik broja {limit}.' },
  'fields.required': { reason: 'Ovo polje treba ispuniti.' },
  'fields.tooBig': { reason: 'Broj smije biti najviše {limit}.' },
  'fields.tooLong': { reason: 'Dopušten broj znakova: najviše {limit}.' },
  'fields.tooMany': { reason: 'Dopušten broj stavki: najviše {limit}.' },
  'fields.tooSmall': { reason: 'Broj mora biti najmanje {limit}.' },
  'fields.wrongFormat': { reason: 'Ovaj podatak nema ispravan oblik.' },
  'fields.wrongType': { reason: 'Ovaj je podatak pogrešne vrste.' },
  'offers.animalkindNotOffered': { reason: 'Ovom se vrstom životinja u ovoj zemlji ne trguje.' },
  'offers.availabilityNotReached': { reason: 'Nakon sadašnjeg stanja ne može slijediti ovo.' },
  'offers.dayInPast': { reason: 'Dan ne smije biti u prošlosti.' },
  'offers.dayNotAllowed': { reason: 'Ponuda u ovom stanju nema dan.' },
  'offers.fieldNotShown': { reason: 'Takve ponude nemaju ovo polje.' },
  'offers.leadTooShort': {
    reason: 'To je prerano za prednarudžbu, najranije moguće: {limit}.',
  },
  'offers.locationNotFound': { reason: 'Mjesto prodaje nije pronađeno.' },
  'offers.noContact': {
    reason: 'Mjesto prodaje treba adresu e-pošte ili telefonski broj.',
  },
  'offers.noGeoPosition': { reason: 'Mjesto prodaje nema položaja na karti.' },
  'offers.noMixedGender': {
    reason: 'Za ovu se namjenu muške i ženske životinje nude odvojeno.',
  },
  'offers.noRegion': { reason: 'Mjesto prodaje nije ni u jednoj regiji.' },
  'offers.notByWeek': { reason: 'Životinje ove vrste ovdje se ne nude po tjednima.' },
  'offers.onlyOneCategory1': { reason: 'Za ovu je vrstu životinja moguća samo jedna kategorija.' },
  'offers.otherAgeCategory': { reason: 'Ova dob ne odgovara namjeni.' },
  'offers.otherAnimalkind': { reason: 'To ne pripada ovoj vrsti životinja.' },
  'offers.otherAssociation': { reason: 'Vaše gospodarstvo nije član ove udruge.' },
  'offers.otherCountry': { reason: 'To se u ovoj zemlji ne upotrebljava.' },
  'offers.otherOffergroup': { reason: 'To ne pripada ovoj pasmini ili liniji.' },
  'offers.pastWeek': { reason: 'Prošli se tjedan ne može dopuniti ni promijeniti.' },
  'offers.positionElsewhere': {
    reason: 'Točka lokacije na karti nije kod njezina poštanskog broja. Ispravite je u profilu.',
  },
  'offers.tooFarAhead': {
    reason: 'Prednarudžbe su moguće godinu dana unaprijed, najkasnije moguće: {limit}.',
  },
  'offers.tosNotAccepted': {
    reason: 'Prije nuđenja životinja treba prihvatiti uvjete korištenja.',
  },
  'offers.uploadNotUsable': { reason: 'Priložiti možete samo vlastite datoteke za ponude.' },
  'offers.weeksNotInOrder': {
    reason: 'Svaki tjedan smije biti samo jednom, raniji prije kasnijega.',
  },
};
