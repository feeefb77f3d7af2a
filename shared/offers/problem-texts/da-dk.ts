import type { ProblemTexts } from './problem-texts.ts';

export const offerProblemsDa: ProblemTexts = {
  'fields.invalid': { reason: 'Oplysningen er ikke gyldig.' },
  'fields.notAllowed': { reason: 'Det kan ikke vælges her.' },
  'fields.notMultiple': { reason: 'Tallet skal kunne deles med {limit}.' },
  'fields.required': { reason: 'Feltet skal udfyldes.' },
  'fields.tooBig': { reason: 'Tallet må højst være {limit}.' },
  'fields.tooLong': { reason: 'Højst {limit} tegn er tilladt.' },
  'fields.tooMany': { reason: 'Du kan højst angive {limit}.' },
  'fields.tooSmall': { reason: 'Tallet skal mindst være {limit}.' },
  'fields.wrongFormat': { reason: 'Oplysningen har ikke den rigtige form.' },
  'fields.wrongType': { reason: 'Oplysningen er af den forkerte type.' },
  'offers.animalkindNotOffered': { reason: 'Dyrearten sælges ikke i dette land.' },
  'offers.availabilityNotReached': {
    reason: 'Tilbuddet kan ikke ændres sådan fra det, det er nu.',
  },
  'offers.dayInPast': { reason: 'Dagen må ikke ligge i fortiden.' },
  'offers.dayNotAllowed': { reason: 'Et tilbud, der står sådan, har ingen dag.' },
  'offers.fieldNotShown': { reason: 'Den slags tilbud har ikke dette felt.' },
  'offers.leadTooShort': {
    reason: 'Det er for tidligt til en forudbestilling, tidligst muligt er {limit}.',
  },
  'offers.locationNotFound': { reason: 'Salgsstedet blev ikke fundet.' },
  'offers.noContact': {
    reason: 'Salgsstedet skal have en e-mailadresse eller et telefonnummer.',
  },
  'offers.noGeoPosition': { reason: 'Salgsstedet har ingen placering på kortet.' },
  'offers.noMixedGender': {
    reason: 'Ved denne anvendelse sælges handyr og hundyr hver for sig.',
  },
  'offers.noRegion': { reason: 'Salgsstedet ligger ikke i nogen region.' },
  'offers.notByWeek': { reason: 'Dyr af denne art sælges ikke pr. uge her.' },
  'offers.onlyOneCategory1': { reason: 'Ved denne dyreart kan der kun vælges én kategori.' },
  'offers.otherAgeCategory': { reason: 'Alderen passer ikke til anvendelsen.' },
  'offers.otherAnimalkind': { reason: 'Det hører ikke til denne dyreart.' },
  'offers.otherAssociation': { reason: 'Din bedrift er ikke medlem af denne forening.' },
  'offers.otherCountry': { reason: 'Det bruges ikke i dette land.' },
  'offers.otherOffergroup': { reason: 'Det hører ikke til denne race eller herkomst.' },
  'offers.pastWeek': { reason: 'En uge, der er gået, kan ikke tilføjes eller ændres.' },
  'offers.positionElsewhere': {
    reason: 'Stedets punkt på kortet ligger ikke ved dets postnummer. Ret det i profilen.',
  },
  'offers.tooFarAhead': {
    reason: 'Der kan forudbestilles et år frem, senest muligt er {limit}.',
  },
  'offers.tosNotAccepted': {
    reason: 'Brugsvilkårene skal accepteres, før dyr kan sættes til salg.',
  },
  'offers.uploadNotUsable': { reason: 'Kun egne filer til tilbud kan vedlægges.' },
  'offers.weeksNotInOrder': { reason: 'Hver uge må kun stå én gang, den tidligste først.' },
};
