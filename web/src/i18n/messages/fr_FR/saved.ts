import type { Messages } from '../../parts.ts';

export const messages = {
  'saved.askGuest': 'Il faut pour cela vous connecter. Cette recherche sera alors enregistrée.',
  'saved.askText': 'Un par jour au plus. Vous l’arrêtez d’un geste.',
  'saved.compare': 'Comparer',
  'saved.comparison': 'Comparaison des offres',
  'saved.differs': 'différent',
  'saved.full':
    'Un compte ne garde pas plus de {count} recherches. Supprimez-en d’abord une autre.',
  'saved.gone':
    '{count, plural, one {# offre favorite n’existe plus.} other {# offres favorites n’existent plus.}}',
  'saved.keep': 'Garder la recherche',
  'saved.kept': 'Cette recherche est enregistrée.',
  'saved.mail': 'Nouvelles offres par e-mail',
  'saved.mailAddress':
    'Les e-mails vont à l’adresse confirmée du compte ou à celle avec laquelle vous vous connectez.',
  'saved.name': 'Nom de la recherche',
  'saved.off': 'Vous ne recevrez plus de nouvelles offres par e-mail',
  'saved.offText': 'Vos recherches restent enregistrées. Vous pouvez y réactiver les e-mails.',
  'saved.offTitle': 'Arrêter les e-mails',
  'saved.offers': 'Offres favorites',
  'saved.offersNone':
    'Aucune pour l’instant. Le bouton « Garder » figure sur chaque offre, sans compte.',
  'saved.onDevice': 'Gardées sur cet appareil seulement. Vous pouvez en comparer jusqu’à quatre.',
  'saved.searches': 'Recherches enregistrées',
  'saved.searchesNone':
    'Aucune pour l’instant. Sous chaque recherche figure « Garder la recherche » : les nouvelles offres arrivent alors par e-mail.',
} satisfies Partial<Messages<'saved'>>;
