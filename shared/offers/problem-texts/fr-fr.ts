import type { ProblemTexts } from './problem-texts.ts';

/** The sentences about an offer's problems in French. */
export const offerProblemsFr: ProblemTexts = {
  'fields.invalid': { reason: 'Cette indication n’est pas valable.' },
  'fields.notAllowed': { reason: 'Cette réponse ne fait pas partie des choix.' },
  'fields.notMultiple': { reason: 'Le nombre doit être un multiple de {limit}.' },
  'fields.required': { reason: 'Ce champ est obligatoire.' },
  'fields.tooBig': { reason: 'Le nombre ne peut pas dépasser {limit}.' },
  'fields.tooLong': { reason: 'Pas plus de {limit} caractères.' },
  'fields.tooMany': { reason: 'Pas plus de {limit} entrées.' },
  'fields.tooSmall': { reason: 'Le nombre doit être d’au moins {limit}.' },
  'fields.wrongFormat': { reason: 'Cette indication n’a pas la bonne forme.' },
  'fields.wrongType': { reason: 'Cette indication n’est pas du bon type.' },
  'offers.animalkindNotOffered': { reason: 'Cette espèce n’est pas proposée dans ce pays.' },
  'offers.availabilityNotReached': { reason: 'Cet état ne peut pas suivre l’état actuel.' },
  'offers.dayInPast': { reason: 'Le jour ne peut pas être dans le passé.' },
  'offers.dayNotAllowed': { reason: 'Une offre dans cet état n’a pas de jour.' },
  'offers.fieldNotShown': { reason: 'Ce champ n’existe pas pour ce type d’offre.' },
  'offers.leadTooShort': {
    reason: 'C’est trop tôt pour une précommande : au plus tôt {limit}.',
  },
  'offers.locationNotFound': { reason: 'Le lieu de vente est introuvable.' },
  'offers.noContact': {
    reason: 'Le lieu de vente doit avoir une adresse e-mail ou un numéro de téléphone.',
  },
  'offers.noGeoPosition': { reason: 'Le lieu de vente n’a pas de position sur la carte.' },
  'offers.noMixedGender': {
    reason: 'Pour cette production, les mâles et les femelles sont proposés séparément.',
  },
  'offers.noRegion': { reason: 'Le lieu de vente ne se trouve dans aucune région.' },
  'offers.notByWeek': { reason: 'Ici, ces animaux ne sont pas proposés par semaine.' },
  'offers.onlyOneCategory1': { reason: 'Cette espèce n’admet qu’une seule catégorie.' },
  'offers.otherAgeCategory': { reason: 'Cet âge ne correspond pas à la production.' },
  'offers.otherAnimalkind': { reason: 'Cela ne correspond pas à cette espèce.' },
  'offers.otherAssociation': {
    reason: 'Votre exploitation n’est pas membre de cette association.',
  },
  'offers.otherCountry': { reason: 'Cela n’est pas utilisé dans ce pays.' },
  'offers.otherOffergroup': { reason: 'Cela ne correspond pas à cette race ou souche.' },
  'offers.pastWeek': { reason: 'Une semaine passée ne peut être ni ajoutée ni modifiée.' },
  'offers.positionElsewhere': {
    reason:
      'Le point du site sur la carte ne se trouve pas près de son code postal. Corrigez-le dans le profil.',
  },
  'offers.tooFarAhead': {
    reason: 'Les précommandes vont jusqu’à un an à l’avance : au plus tard {limit}.',
  },
  'offers.tosNotAccepted': {
    reason: 'Il faut accepter les conditions d’utilisation avant de proposer des animaux.',
  },
  'offers.uploadNotUsable': {
    reason: 'Vous ne pouvez joindre que vos propres fichiers destinés aux offres.',
  },
  'offers.weeksNotInOrder': {
    reason: 'Chaque semaine figure une seule fois, la plus proche d’abord.',
  },
};
