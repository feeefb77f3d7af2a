import type { Messages } from '../../parts.ts';

export const messages = {
  'packages.faults':
    '{count, plural, one {# erreur bloque} other {# erreurs bloquent}} des demandes',
  'packages.missing':
    '{count, plural, one {# texte manque} other {# textes manquent}} dans des langues des pays',
  'packages.missingIn': 'manque en : {languages}',
  'packages.step': 'Étape {number}',
  'packages.newer':
    '{count, plural, one {# champ a} other {# champs ont}} depuis une version plus récente',
  'packages.newerText':
    'Le modèle pose ces questions dans la version retenue. Ce qui est commencé reste de toute façon comme c’était.',
  'packages.newerShow': 'Voir ce qui change',
  'packages.newerStates': 'Version {before} → version {now}',
  'packages.newerTake':
    '{count, plural, one {Prendre la version récente} other {Prendre les # versions récentes}}',
  'packages.noTerm': 'Sans délai : l’étape attend que quelqu’un réponde.',
  'packages.term': 'Si l’étape commençait maintenant, son délai irait jusqu’au {until}.',
  'packages.workingDays': 'Compté d’après le calendrier : {calendar}.',
  'packages.workingDaysNoCalendar':
    'Compté sans les jours fériés : aucun calendrier n’existe pour les pays du modèle.',
  'packages.reminders': 'Rappels prévus : {days}.',
  'packages.after.close': 'Ensuite, la demande serait close.',
} satisfies Partial<Messages<'packages'>>;
