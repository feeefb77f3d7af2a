import type { Messages } from '../../parts.ts';

export const messages = {
  'requests.newOffersText':
    'Queste offerte non c’erano ancora all’inizio della domanda, oppure offrivano altri animali. Per ciascuna indicare perché non va bene, poi inviare di nuovo. Se una va bene, l’autorizzazione eccezionale non serve.',
  'requests.event.waive': 'Rinuncia al resto dell’autorizzazione',
  'requests.event.revoke': 'Autorizzazione revocata',
  'requests.revoke': 'Revoca l’autorizzazione',
  'requests.beginText':
    'Una domanda inizia con la ricerca: se non si trova un animale biologico adatto, si chiede lì l’autorizzazione eccezionale.',
  'requests.neededText':
    'Se non trova un animale biologico adatto, può chiedere un’autorizzazione eccezionale per acquistare riproduttori non biologici.',
  'requests.offersFirst':
    'L’autorizzazione eccezionale c’è solo per animali che non si trovano biologici. Nella domanda si indica perché un’offerta non va bene o non basta.',
} satisfies Partial<Messages<'requests'>>;
