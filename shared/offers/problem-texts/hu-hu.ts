import type { ProblemTexts } from './problem-texts.ts';

export const offerProblemsHu: ProblemTexts = {
  'fields.invalid': { reason: 'Ez az adat nem érvényes.' },
  'fields.notAllowed': { reason: 'Ez az adat nem választható.' },
  'fields.notMultiple': { reason: 'A szám csak ennek a többszöröse lehet: {limit}.' },
  'fields.required': { reason: 'Ezt a mezőt ki kell tölteni.' },
  'fields.tooBig': { reason: 'A szám legfeljebb {limit} lehet.' },
  'fields.tooLong': { reason: 'Legfeljebb {limit} karakter írható be.' },
  'fields.tooMany': { reason: 'Legfeljebb {limit} tétel adható meg.' },
  'fields.tooSmall': { reason: 'A szám legalább {limit} kell, hogy legyen.' },
  'fields.wrongFormat': { reason: 'Ez az adat nem a megfelelő formájú.' },
  'fields.wrongType': { reason: 'Ez az adat nem a megfelelő típusú.' },
  'offers.animalkindNotOffered': {
    reason: 'Ezzel az állatfajjal ebben az országban nem kereskednek.',
  },
  'offers.availabilityNotReached': { reason: 'A mostani állapot után ez az állapot nem jöhet.' },
  'offers.dayInPast': { reason: 'A nap nem lehet a múltban.' },
  'offers.dayNotAllowed': { reason: 'Az ilyen állapotú ajánlatnál nincs nap.' },
  'offers.fieldNotShown': { reason: 'Az ilyen ajánlatoknál nincs ilyen mező.' },
  'offers.leadTooShort': {
    reason: 'Ez előrendeléshez túl korai ({limit} a legkorábbi lehetőség).',
  },
  'offers.locationNotFound': { reason: 'A telephely nem található.' },
  'offers.noContact': { reason: 'A telephelyhez e-mail-cím vagy telefonszám kell.' },
  'offers.noGeoPosition': { reason: 'A telephelynek nincs helye a térképen.' },
  'offers.noMixedGender': {
    reason: 'Ennél a hasznosításnál a hím- és a nőivarú állatokat külön kell kínálni.',
  },
  'offers.noRegion': { reason: 'A telephely egyik régióhoz sem tartozik.' },
  'offers.notByWeek': { reason: 'Ezeket az állatokat itt nem heti bontásban kínálják.' },
  'offers.onlyOneCategory1': { reason: 'Ennél az állatfajnál csak egy kategória választható.' },
  'offers.otherAgeCategory': { reason: 'Ez az életkor nem illik a hasznosításhoz.' },
  'offers.otherAnimalkind': { reason: 'Ez nem ehhez az állatfajhoz tartozik.' },
  'offers.otherAssociation': { reason: 'Az Ön gazdasága nem tagja ennek a szövetségnek.' },
  'offers.otherCountry': { reason: 'Ezt ebben az országban nem használják.' },
  'offers.otherOffergroup': { reason: 'Ez nem ehhez a fajtához vagy hibridhez tartozik.' },
  'offers.pastWeek': { reason: 'Elmúlt hét nem vehető fel és nem módosítható.' },
  'offers.positionElsewhere': {
    reason: 'A telephely térképi pontja nem az irányítószámánál van. Javítsa a profiljában.',
  },
  'offers.tooFarAhead': {
    reason: 'Előrendelni egy évre előre lehet ({limit} a legkésőbbi lehetőség).',
  },
  'offers.tosNotAccepted': {
    reason: 'Állatok kínálása előtt el kell fogadni a felhasználási feltételeket.',
  },
  'offers.uploadNotUsable': { reason: 'Csak saját, ajánlathoz feltöltött fájl csatolható.' },
  'offers.weeksNotInOrder': { reason: 'Minden hét egyszer szerepelhet, elöl a korábbi.' },
};
