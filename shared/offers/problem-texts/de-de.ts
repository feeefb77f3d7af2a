import type { ProblemTexts } from './problem-texts.ts';

export const offerProblemsDe: ProblemTexts = {
  'fields.invalid': { reason: 'Diese Angabe ist nicht gültig.' },
  'fields.notAllowed': { reason: 'Diese Angabe steht nicht zur Wahl.' },
  'fields.notMultiple': { reason: 'Die Zahl muss ein Vielfaches von {limit} sein.' },
  'fields.required': { reason: 'Dieses Feld muss ausgefüllt werden.' },
  'fields.tooBig': { reason: 'Die Zahl darf höchstens {limit} sein.' },
  'fields.tooLong': { reason: 'Höchstens {limit} Zeichen sind erlaubt.' },
  'fields.tooMany': { reason: 'Höchstens {limit} Einträge sind erlaubt.' },
  'fields.tooSmall': { reason: 'Die Zahl muss mindestens {limit} sein.' },
  'fields.wrongFormat': { reason: 'Diese Angabe hat nicht die richtige Form.' },
  'fields.wrongType': { reason: 'Diese Angabe ist von der falschen Art.' },
  'offers.animalkindNotOffered': { reason: 'Diese Tierart wird in diesem Land nicht gehandelt.' },
  'offers.availabilityNotReached': { reason: 'Dieser Zustand kann nicht auf den jetzigen folgen.' },
  'offers.dayInPast': { reason: 'Der Tag darf nicht in der Vergangenheit liegen.' },
  'offers.dayNotAllowed': { reason: 'Ein Angebot in diesem Zustand hat keinen Tag.' },
  'offers.fieldNotShown': { reason: 'Solche Angebote haben dieses Feld nicht.' },
  'offers.leadTooShort': {
    reason: 'Das ist für eine Vorbestellung zu früh, frühestens möglich ist {limit}.',
  },
  'offers.locationNotFound': { reason: 'Der Verkaufsort wurde nicht gefunden.' },
  'offers.noContact': {
    reason: 'Der Verkaufsort braucht eine E-Mail-Adresse oder eine Telefonnummer.',
  },
  'offers.noGeoPosition': { reason: 'Der Verkaufsort hat keine Position auf der Karte.' },
  'offers.noMixedGender': {
    reason: 'Bei dieser Nutzung werden männliche und weibliche Tiere getrennt angeboten.',
  },
  'offers.noRegion': { reason: 'Der Verkaufsort liegt in keiner Region.' },
  'offers.notByWeek': { reason: 'Tiere dieser Art werden hier nicht nach Wochen angeboten.' },
  'offers.onlyOneCategory1': { reason: 'Bei dieser Tierart ist nur eine Kategorie möglich.' },
  'offers.otherAgeCategory': { reason: 'Dieses Alter passt nicht zur Nutzung.' },
  'offers.otherAnimalkind': { reason: 'Das gehört nicht zu dieser Tierart.' },
  'offers.otherAssociation': { reason: 'Diesem Verband gehört Ihr Betrieb nicht an.' },
  'offers.otherCountry': { reason: 'Das wird in diesem Land nicht verwendet.' },
  'offers.otherOffergroup': { reason: 'Das gehört nicht zu dieser Rasse oder Herkunft.' },
  'offers.pastWeek': { reason: 'Eine vergangene Woche lässt sich nicht ergänzen oder ändern.' },
  'offers.positionElsewhere': {
    reason:
      'Der Punkt des Standorts auf der Karte liegt nicht bei seiner Postleitzahl. Berichtigen Sie ihn im Profil.',
  },
  'offers.tooFarAhead': {
    reason: 'Vorbestellungen reichen ein Jahr voraus, spätestens möglich ist {limit}.',
  },
  'offers.tosNotAccepted': {
    reason: 'Vor dem Anbieten müssen die Nutzungsbedingungen angenommen werden.',
  },
  'offers.uploadNotUsable': { reason: 'Nur eigene Dateien für Angebote lassen sich anhängen.' },
  'offers.weeksNotInOrder': { reason: 'Jede Woche kommt einmal vor, die frühere zuerst.' },
};
