import type { Messages } from '../../parts.ts';

export const messages = {
  'tasks.approvals':
    '{count, plural, =0 {Aucune offre n’attend votre validation} one {# offre attend votre validation} other {# offres attendent votre validation}}',
  'tasks.hidden':
    '{count, plural, one {# offre est à confirmer pour redevenir visible} other {# offres sont à confirmer pour redevenir visibles}}',
  'tasks.ending':
    '{count, plural, one {# offre est à confirmer d’ici au {day}} other {# offres sont à confirmer d’ici au {day}}}',
  'tasks.endingText': 'Les acheteurs ne trouvent plus ensuite ce qui n’est pas confirmé.',
  'tasks.confirmAll':
    '{count, plural, one {Oui, # offre est d’actualité} other {Oui, les # offres sont d’actualité}}',
  'tasks.until': 'La confirmation vaut jusqu’au {day}.',
  'tasks.untilAtLeast':
    'La confirmation vaut au moins jusqu’au {day}, plus longtemps dans certains pays.',
  'tasks.takeOffline': 'Retirer de la vente sous « Mes offres »',
  'tasks.offers': '{count, plural, one {# offre} other {# offres}}',
  'offers.standing.action': 'À faire',
  'offers.standing.rejected': 'Refusées',
  'offers.standing.online': 'En ligne',
  'offers.standing.waiting': 'À valider',
  'offers.standing.paused': 'En pause',
  'offers.standing.archived': 'Archives',
  'tasks.weeks': 'Animaux des prochaines semaines',
  'tasks.weeksChange': 'Modifier les chiffres par semaine',
  'tasks.withoutPhoto': '{count, plural, one {# offre sans photo} other {# offres sans photo}}',
  'tasks.addPhotos': 'Ajouter des photos',
  'tasks.waiting':
    '{count, plural, one {# offre attend d’être validée} other {# offres attendent d’être validées}}',
} satisfies Partial<Messages<'tasks'>>;
