import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.advice.notFound':
    'Servono il NPA dell’azienda (non quello dell’abitazione), l’organismo di controllo indicato sul certificato e il codice operatore con tutte le cifre e le lettere. Se è tutto giusto, forse l’organismo di controllo non ha ancora segnalato l’azienda. In tal caso chiedere all’organismo.',
} satisfies Partial<Messages<'accounts'>>;
