import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.radiusHint': 'S’applique dès qu’un lieu est choisi.',
  'offers.allBreeds': 'Toutes les races',
  'offers.amountError': 'Saisissez un nombre entier, par exemple 12.',
  'offers.showCount': '{count, plural, one {Voir {shown} offre} other {Voir {shown} offres}}',
  'offers.printProof': 'Imprimer le justificatif',
  'offers.proof.title': 'Justificatif de recherche',
  'offers.proof.when': 'Date de la recherche',
  'offers.proof.who': 'Recherche faite par',
  'offers.proof.guest': 'Visiteur non connecté',
  'offers.proof.none': 'aucun',
  'offers.proof.found': 'Offres comptées',
  'offers.proof.rule':
    'Sont comptées les offres disponibles le {day} au plus tard, et seulement dans les catégories qui comptent pour les demandes.',
  'offers.proof.listed': 'Offres de la liste',
  'offers.proof.notCounted':
    '{count, plural, one {{shown} offre de la liste n’est pas comptée : elle n’est pas disponible d’ici au {day}, ou sa catégorie ne compte pas pour les demandes.} other {{shown} offres de la liste ne sont pas comptées : elles ne sont pas disponibles d’ici au {day}, ou leur catégorie ne compte pas pour les demandes.}}',
  'offers.noneMore': 'Élargir la recherche',
  'offers.noneFits': 'Aucune offre ne convient ?',
  'offers.noneFitsText':
    'En général, vous ne pouvez acheter un animal non bio que si aucun animal bio ne convient, et avec une dérogation. La demande vous dit ce qui vaut pour vous.',
  'offers.sort': 'Trier par',
  'offers.sortAvailable': 'Disponibles d’abord, puis par',
  'offers.without': 'Sans « {condition} »',
  'offers.upTo': 'jusqu’à {radius}',
  'offers.nearest':
    '{count, plural, one {Plus loin : {shown} offre} other {Plus loin : {shown} offres}}',
  'offers.showMore':
    '{count, plural, one {En voir {shown} de plus} other {En voir {shown} de plus}}',
  'offers.textHint': 'Race, ferme, commune ou code postal',
  'offers.week': 'Semaine souhaitée',
  'offers.anyWeek': 'Toutes les semaines',
  'offers.weeksBefore': 'Aussi avant',
  'offers.weeksAfter': 'Aussi après',
  'offers.weekCount': '{count, plural, =0 {non} one {# semaine} other {# semaines}}',
  'offers.weekOfDay': 'Choisir une date',
  'offers.noAnimals': 'aucun animal',
  'offers.weekEmpty': 'Rien n’est proposé en {week}.',
  'offers.showWeek':
    '{animals, plural, =0 {Voir {week}} one {{week} : voir {shown} animal} other {{week} : voir {shown} animaux}}',
  'offers.rangeFrom': 'de',
  'offers.rangeTo': 'à',
  'offers.fartherHint': 'au-delà de {radius}',
  'offers.suppliersFound': '{count, plural, one {{shown} vendeur} other {{shown} vendeurs}}',
  'offers.suppliersNone': 'Personne ne propose ces animaux ici pour le moment',
  'offers.suppliersSort.name': 'Nom',
  'offers.suppliersBack': 'Vers la recherche : {kind}',
  'offers.supplierPlaces': 'Commune',
} satisfies Partial<Messages<'search'>>;
