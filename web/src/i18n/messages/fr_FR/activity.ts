import type { Messages } from '../../parts.ts';

export const messages = {
  'activity.intro':
    'Les acheteurs comptent sur le fait que les animaux sont encore là. Confirmez vos offres de temps en temps ; ce qui n’est pas confirmé est masqué, jamais supprimé.',
  'activity.nowhere': 'Vous ne vendez encore dans aucun pays',
  'activity.nothing': 'Il n’y a rien à confirmer ici.',
  'activity.question':
    '{count, plural, one {Votre offre est-elle toujours d’actualité ?} other {Vos # offres sont-elles toutes d’actualité ?}}',
  'activity.yes': 'Oui, tout est juste',
  'activity.yesSome':
    '{count, plural, =0 {Ne confirmer aucune offre} one {Oui, cette offre est juste} other {Oui, ces # offres sont justes}}',
  'activity.hidden': '{count, plural, one {# offre est masquée} other {# offres sont masquées}}',
  'activity.hiddenText':
    'La confirmation a expiré. Dès que vous confirmez, elles redeviennent aussitôt visibles.',
  'activity.next': 'Prochaine échéance',
  'activity.warnings': 'Rappels depuis',
  'activity.waiting':
    '{count, plural, one {# offre est en cours de confirmation, cela prend quelques minutes} other {# offres sont en cours de confirmation, cela prend quelques minutes}}',
  'activity.until':
    'La confirmation vaut jusqu’au {day}. Nous vous le rappellerons avant par e-mail.',
  'activity.ends': 'Confirmée jusqu’au {day}',
} satisfies Partial<Messages<'activity'>>;
