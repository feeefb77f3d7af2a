import type { Messages } from '../../parts.ts';

export const messages = {
  'requestlog.lead':
    'Toutes les demandes envoyées de tous les pays. Un brouillon n’est visible que de qui l’écrit.',
  'requestlog.month': 'Envoyée en',
  'requestlog.delete': '{count, plural, one {Supprimer # demande} other {Supprimer # demandes}}',
  'requestlog.deleteText':
    'Toutes les parties concernées perdent l’accès, et les fichiers joints ne sont plus protégés. Les statistiques continuent de {count, plural, one {la} other {les}} compter. L’historique et le motif sont conservés.',
  'requestlog.deleteNow': 'Supprimer définitivement',
  'requestlog.deleted':
    '{count, plural, one {# demande est supprimée} other {# demandes sont supprimées}}',
  'requestlog.failed':
    '{count, plural, one {# demande n’est pas supprimée} other {# demandes ne sont pas supprimées}}',
  'requestlog.protocol': 'Exporter le journal',
} satisfies Partial<Messages<'requestlog'>>;
