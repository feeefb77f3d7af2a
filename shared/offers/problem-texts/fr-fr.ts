import type { ProblemTexts } from './problem-texts.ts';

/** The sentences about an offer's problems in French. */
export const offerProblemsFr: ProblemTexts = {
  'fields.invalid': 'Cette indication n’est pas valable.',
  'fields.notAllowed': 'Cette réponse ne fait pas partie des choix.',
  'fields.notMultiple': 'Le nombre doit être un multiple de {limit}.',
  'fields.required': 'Ce champ est obligatoire.',
  'fields.tooBig': 'Le nombre ne peut pas dépasser {limit}.',
  'fields.tooLong': 'Pas plus de {limit} caractères.',
  'fields.tooMany': 'Indiquez-en {limit} au plus.',
  'fields.tooSmall': 'Le nombre doit être d’au moins {limit}.',
  'fields.wrongFormat': 'Cette indication n’a pas la bonne forme.',
  'offers.animalkindNotOffered': 'Cette espèce n’est pas proposée dans ce pays.',
  'offers.dayInPast': 'Le jour ne peut pas être dans le passé.',
  'offers.dayNotAllowed': 'Une offre dans cet état n’a pas de jour.',
  'offers.fieldNotShown': 'Ce champ n’existe pas pour ce type d’offre.',
  'offers.leadTooShort': 'C’est trop tôt pour une précommande : au plus tôt {limit}.',
  'offers.locationNotFound': 'Le lieu de vente est introuvable.',
  'offers.noContact': 'Le lieu de vente doit avoir une adresse e-mail ou un numéro de téléphone.',
  'offers.noGeoPosition': 'Le site doit avoir une position sur la carte.',
  'offers.noMixedGender':
    'Pour cette production, les mâles et les femelles sont proposés séparément.',
  'offers.noRegion': 'Le site ne se trouve dans aucune région.',
  'offers.notByWeek': 'Ici, ces animaux ne sont pas proposés par semaine.',
  'offers.onlyOneCategory1': 'Cette espèce n’admet qu’une seule catégorie.',
  'offers.otherAgeCategory': 'Cet âge ne correspond pas à la production.',
  'offers.otherAnimalkind': 'Cela ne correspond pas à cette espèce.',
  'offers.otherAssociation': 'Votre exploitation n’est pas membre de cette association.',
  'offers.otherCountry': 'Cela n’est pas utilisé dans ce pays.',
  'offers.otherOffergroup': 'Cela ne correspond pas à cette race ou souche.',
  'offers.pastWeek': 'Une semaine passée ne peut être ni ajoutée ni modifiée.',
  'offers.positionElsewhere':
    'Le point du site sur la carte ne se trouve pas près de son code postal. Corrigez-le dans le profil.',
  'offers.tooFarAhead': 'Les précommandes vont jusqu’à un an à l’avance : au plus tard {limit}.',
  'offers.tosNotAccepted':
    'Il faut accepter les conditions d’utilisation avant de proposer des animaux.',
  'offers.weeksNotInOrder': 'Chaque semaine figure une seule fois, la plus proche d’abord.',
};
