import type { ProblemTexts } from './problem-texts.ts';

export const offerProblemsSv: ProblemTexts = {
  'fields.invalid': { reason: 'Uppgiften är inte giltig.' },
  'fields.notAllowed': { reason: 'Uppgiften går inte att välja.' },
  'fields.notMultiple': { reason: 'Talet måste vara en multipel av {limit}.' },
  'fields.required': { reason: 'Fältet måste fyllas i.' },
  'fields.tooBig': { reason: 'Talet får vara högst {limit}.' },
  'fields.tooLong': { reason: 'Högst {limit} tecken är tillåtna.' },
  'fields.tooMany': { reason: 'Högst {limit} poster är tillåtna.' },
  'fields.tooSmall': { reason: 'Talet måste vara minst {limit}.' },
  'fields.wrongFormat': { reason: 'Uppgiften har inte rätt form.' },
  'fields.wrongType': { reason: 'Uppgiften är av fel slag.' },
  'offers.animalkindNotOffered': { reason: 'Det här djurslaget säljs inte i landet.' },
  'offers.availabilityNotReached': {
    reason: 'Det går inte att byta till det läget från det nuvarande.',
  },
  'offers.dayInPast': { reason: 'Dagen får inte ha passerat.' },
  'offers.dayNotAllowed': { reason: 'En annons i det läget har ingen dag.' },
  'offers.fieldNotShown': { reason: 'Sådana annonser har inte det här fältet.' },
  'offers.leadTooShort': {
    reason: 'Det är för tidigt för en förhandsbeställning, tidigast möjligt är {limit}.',
  },
  'offers.locationNotFound': { reason: 'Försäljningsplatsen hittades inte.' },
  'offers.noContact': {
    reason: 'Försäljningsplatsen behöver en e-postadress eller ett telefonnummer.',
  },
  'offers.noGeoPosition': { reason: 'Försäljningsplatsen har inget läge på kartan.' },
  'offers.noMixedGender': {
    reason: 'För den här inriktningen annonseras handjur och hondjur var för sig.',
  },
  'offers.noRegion': { reason: 'Försäljningsplatsen ligger inte i någon region.' },
  'offers.notByWeek': { reason: 'Djur av det här slaget annonseras inte per vecka här.' },
  'offers.onlyOneCategory1': {
    reason: 'För det här djurslaget går det bara att välja en kategori.',
  },
  'offers.otherAgeCategory': { reason: 'Åldern stämmer inte med inriktningen.' },
  'offers.otherAnimalkind': { reason: 'Det hör inte till det här djurslaget.' },
  'offers.otherAssociation': { reason: 'Din gård är inte med i den föreningen.' },
  'offers.otherCountry': { reason: 'Det används inte i det här landet.' },
  'offers.otherOffergroup': { reason: 'Det hör inte till den här rasen eller hybriden.' },
  'offers.pastWeek': { reason: 'En vecka som har passerat går inte att lägga till eller ändra.' },
  'offers.positionElsewhere': {
    reason: 'Platsens punkt på kartan ligger inte vid postnumret. Rätta den i profilen.',
  },
  'offers.tooFarAhead': {
    reason: 'Förhandsbeställningar går ett år framåt, senast möjligt är {limit}.',
  },
  'offers.tosNotAccepted': {
    reason: 'Användarvillkoren måste godkännas innan du kan annonsera.',
  },
  'offers.uploadNotUsable': { reason: 'Du kan bara bifoga egna filer som är till för annonser.' },
  'offers.weeksNotInOrder': { reason: 'Varje vecka förekommer en gång, den tidigare först.' },
};
