import type { Messages } from '../../parts.ts';

export const messages = {
  'tables.more': 'Plus',
  'tables.columnsShown': 'Colonnes affichées',
  'tables.columnsUsual': 'Colonnes habituelles',
  'tables.export': 'Exporter',
  'tables.selection': 'Lignes sélectionnées',
  'tables.selectAll':
    '{count, plural, one {Sélectionner # ligne} other {Sélectionner les # lignes}}',
  'tables.select': 'Sélectionner {name}',
  'tables.sort': 'Trié par',
  'tables.ownOrder': 'Ordre habituel',
  'tables.ascending': '{column}, croissant',
  'tables.descending': '{column}, décroissant',
  'tables.savedViews': 'Vues enregistrées',
  'tables.savedNone':
    'Aucune pour l’instant. Enregistrez les filtres dont vous avez souvent besoin.',
  'tables.savedName': 'Nom de la vue',
  'tables.savedFull':
    '{count, plural, one {Vous pouvez enregistrer # vue au plus.} other {Vous pouvez enregistrer # vues au plus.}} Retirez-en une autre.',
  'tables.savedKeep': 'Enregistrer la vue',
  'tables.savedNewName': 'Nouveau nom de « {name} »',
  'tables.done':
    '{count, plural, =0 {Aucune ligne modifiée} one {# ligne modifiée} other {# lignes modifiées}}{refused, plural, =0 {} one {, # non modifiée} other {, # non modifiées}}',
  'tables.progress': '{count} sur {of}…',
} satisfies Partial<Messages<'tables'>>;
