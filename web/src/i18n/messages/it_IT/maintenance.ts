import type { Messages } from '../../parts.ts';

export const messages = {
  'maintenance.drafts': 'Quanto inserito è salvato su questo dispositivo.',
  'maintenance.next': 'Prossimo tentativo tra {seconds, plural, one {# secondo} other {# secondi}}',
  'maintenance.text': 'Sono in corso lavori di manutenzione. Si prega di riprovare più tardi.',
  'maintenance.title': 'Manutenzione',
  'noSignal.asOf': 'Dati delle {time}, senza connessione',
  'noSignal.drafts': 'Continua senza connessione',
  'noSignal.text':
    'Ora il dispositivo non raggiunge questo sito. Per offerte ed elenchi serve una connessione.',
  'noSignal.title': 'Nessuna connessione',
} satisfies Partial<Messages<'maintenance'>>;
