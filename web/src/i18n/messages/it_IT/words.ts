import type { Messages } from '../../parts.ts';

export const messages = {
  'words.address': 'Indirizzo',
  'words.associations': 'Associazioni',
  'words.attachments': 'Allegati',
  'words.choose': 'Scegliere',
  'words.chooseRegions': 'Scegli le regioni',
  'words.columns': 'Colonne',
  'words.confirmEach': 'Vedi una per una',
  'words.confirmOffers':
    '{count, plural, one {# offerta da confermare entro il {day}} other {# offerte da confermare entro il {day}}}',
  'words.contactPerson': 'Referente',
  'words.copied': 'Copiato',
  'words.country': 'Paese',
  'words.delete': 'Elimina',
  'words.download': 'Scarica',
  'words.email': 'E-mail',
  'words.farm': 'Azienda',
  'words.files': 'File',
  'words.invite': 'Invita',
  'words.inviteOpen': 'In attesa fino al {day}',
  'words.inviteOver': 'Scaduto',
  'words.inviteToAccount': 'Agli indirizzi dell’account',
  'words.leaveOut': 'Tralascia',
  'words.logoSides':
    'L’immagine misura {width, number} × {height, number} pixel. Ogni lato deve avere tra {min, number} e {max, number} pixel.',
  'words.manageFiles': 'Gestisci file',
  'words.needed': 'Che cosa serve',
  'words.offersConfirmed':
    '{count, plural, =0 {Grazie, era già tutto confermato} one {Grazie, # offerta è confermata} other {Grazie, # offerte sono confermate}}',
  'words.region': 'Regione',
  'words.rename': 'Rinomina',
  'words.role': 'Ruolo',
  'words.saved': 'Salvato',
  'words.search': 'Cerca',
  'words.whoUses': 'Chi usa questo account',
} satisfies Partial<Messages<'words'>>;
