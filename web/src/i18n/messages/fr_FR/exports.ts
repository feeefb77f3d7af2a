import type { Messages } from '../../parts.ts';

export const messages = {
  'exports.lead':
    '{count, plural, one {# ligne, telle que la liste est filtrée.} other {{shown} lignes, telles que la liste est filtrée.}}',
  'exports.format': 'Format du fichier',
  'exports.columns.list':
    '{count, plural, one {Comme dans la liste (# colonne)} other {Comme dans la liste (# colonnes)}}',
  'exports.columns.all': '{count, plural, one {Toutes (# colonne)} other {Toutes (# colonnes)}}',
  'exports.columns.own':
    '{count, plural, =0 {Choisir} one {Choisir (# colonne)} other {Choisir (# colonnes)}}',
  'exports.columnsChosen': 'Colonnes du fichier',
  'exports.noColumn': 'Choisissez au moins une colonne.',
  'exports.headings': 'En-têtes personnalisés',
  'exports.proposed': 'Revenir aux colonnes proposées',
  'exports.proposedAgain': 'Les colonnes et les en-têtes proposés sont de nouveau choisis.',
  'exports.more': 'Langue et identifiants',
  'exports.language': 'Langue du fichier',
  'exports.fallback': 'Langue de remplacement',
  'exports.fallbackNone': 'Comme d’habitude',
  'exports.ids': 'Identifiants au lieu des libellés',
  'exports.begin': 'Lancer l’export',
  'exports.beginOwn': 'Retour à mon export',
  'exports.tooLong':
    'Après {minutes, number} minutes, l’export n’est pas encore terminé. Il continue ; vous recevrez un e-mail.',
  'exports.waitOn': 'Attendre encore',
  'exports.all': 'Exports',
  'exports.noneText': 'Un export se lance dans la liste dont vous voulez les lignes.',
  'exports.titleOf': 'Export : {title}',
  'exports.begun': 'Commencé : {time}, {name}',
  'exports.conditions':
    '{count, plural, =0 {sans filtre} one {Filtres : # condition} other {Filtres : # conditions}}',
  'exports.list': 'Liste avec ces filtres',
  'exports.rows': '{count, plural, one {# ligne} other {{shown} lignes}}',
  'exports.keptUntil': 'conservé jusqu’au {day}',
} satisfies Partial<Messages<'exports'>>;
