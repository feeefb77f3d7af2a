import type { Messages } from '../../parts.ts';

export const messages = {
  'home.administration': 'Qui gli amministratori curano ciò che serve a tutti i paesi.',
  'home.administrationCountries': 'Vai ai paesi',
  'home.administrationInvited':
    'Chi deve farne parte riceve un invito per e-mail. Aprire il link e accedere: qui non ci si può registrare.',
  'home.administrationOther':
    'Il suo account non fa parte dell’amministrazione. Offerte e domande si trovano nel sito del suo paese.',
  'home.chooseAnimal': 'Scegliere gli animali',
  'home.saved': 'Offerte e ricerche salvate',
  'home.lead': 'Animali di aziende biologiche vicino a lei. Gratis e senza accesso.',
  'home.located': 'La mia posizione',
  'home.locating': 'Ricerca della posizione in corso…',
  'home.nearMe': 'Vicino a me',
  'home.notLocated': 'Il dispositivo non indica una posizione. Inserire il CAP.',
  'home.offersOnline':
    '{count, plural, =0 {Al momento nessuna offerta} one {# sua offerta} other {# sue offerte}}',
  'home.pathOffer': 'Offrire animali',
  'home.pathOfferAction': 'Accedi e offri',
  'home.pathOfferText':
    'Le aziende con un certificato biologico valido offrono gratis. Nome e contatti sono pubblici.',
  'home.pathRequestText':
    'Nessun animale adatto? Qui si chiede il permesso di acquistare riproduttori o pulcini non biologici.',
  'home.paths': 'Che cosa si può fare qui',
  'home.placeFailed': 'Ora la località non si può cercare. Riprovare o lasciare vuoto il campo.',
  'home.placeMany': 'Ci sono più località «{typed}». Scegliere quella giusta dall’elenco.',
  'home.placeUnknown':
    'Qui non conosciamo «{typed}». Controllare come è scritto o lasciare vuoto il campo: così la ricerca vale per tutto il paese. Gli altri paesi si trovano in fondo alla pagina.',
  'home.requestsDraft':
    '{count, plural, =0 {Nessuna bozza aperta} one {Di cui # non ancora inviata} other {Di cui # non ancora inviate}}',
  'home.requestsTurn':
    '{count, plural, =0 {Nessuna domanda attende una sua risposta} one {# domanda attende una sua risposta} other {# domande attendono una sua risposta}}',
  'home.species': '{group}: quali di preciso?',
  'home.tasks': 'Da fare',
  'home.title': 'Quali animali cerca?',
} satisfies Partial<Messages<'home'>>;
