import type { Messages } from '../../parts.ts';

export const messages = {
  'maintenance.drafts': 'Your entries are saved on this device.',
  'maintenance.next': 'Next try in {seconds, plural, one {# second} other {# seconds}}',
  'maintenance.text': 'Maintenance work is currently being carried out. Please try again later.',
  'maintenance.title': 'Maintenance',
  'noSignal.asOf': 'As of {time}, without connection',
  'noSignal.drafts': 'Go on without a connection',
  'noSignal.text':
    'Your device cannot reach this site at the moment. Offers and lists need a connection.',
  'noSignal.title': 'No connection',
} satisfies Messages<'maintenance'>;
