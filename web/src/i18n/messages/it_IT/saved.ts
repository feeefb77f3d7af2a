import type { Messages } from '../../parts.ts';

export const messages = {
  'saved.askGuest': 'Per questo occorre accedere. Poi la ricerca viene salvata.',
  'saved.askText': 'Al massimo una al giorno. Si disdice con un tocco.',
  'saved.compare': 'Confronta',
  'saved.comparison': 'Offerte a confronto',
  'saved.differs': 'diverso',
  'saved.full': 'Un account salva al massimo {count} ricerche. Prima occorre eliminarne un’altra.',
  'saved.gone':
    '{count, plural, one {# offerta salvata non esiste più.} other {# offerte salvate non esistono più.}}',
  'saved.keep': 'Salva ricerca',
  'saved.kept': 'La ricerca è salvata.',
  'saved.mail': 'Nuove offerte per e-mail',
  'saved.mailAddress':
    'Le e-mail vanno all’indirizzo confermato dell’account o a quello usato per accedere.',
  'saved.name': 'Nome della ricerca',
  'saved.off': 'Non riceverà più nuove offerte per e-mail',
  'saved.offText': 'Le ricerche restano salvate. Da lì si riattivano le e-mail.',
  'saved.offTitle': 'Disattivare le e-mail',
  'saved.offers': 'Offerte salvate',
  'saved.offersNone': 'Ancora nessuna. «Salva» si trova in ogni offerta, anche senza accesso.',
  'saved.onDevice': 'Salvate solo su questo dispositivo. Se ne possono confrontare fino a quattro.',
  'saved.searches': 'Ricerche salvate',
  'saved.searchesNone':
    'Ancora nessuna. Sotto ogni ricerca c’è «Salva ricerca»: così le nuove offerte arrivano per e-mail.',
} satisfies Partial<Messages<'saved'>>;
