import type { Messages } from '../../parts.ts';

export const messages = {
  'maintenance.drafts': 'Vos saisies sont enregistrées sur cet appareil.',
  'maintenance.next': 'Prochain essai dans {seconds, plural, one {# seconde} other {# secondes}}',
  'maintenance.text': 'Une opération de maintenance est en cours. Veuillez réessayer plus tard.',
  'maintenance.title': 'Maintenance',
  'noSignal.asOf': 'État à {time}, hors connexion',
  'noSignal.drafts': 'Continuer hors connexion',
  'noSignal.text':
    'Votre appareil n’atteint pas ce site en ce moment. Il faut une connexion pour les offres et les listes.',
  'noSignal.title': 'Pas de connexion',
} satisfies Partial<Messages<'maintenance'>>;
