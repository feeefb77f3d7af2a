import type { Messages } from '../../parts.ts';

export const messages = {
  'words.address': 'Adress',
  'words.associations': 'Föreningar',
  'words.attachments': 'Bilagor',
  'words.choose': 'Välj',
  'words.chooseRegions': 'Välj regioner',
  'words.columns': 'Kolumner',
  'words.confirmEach': 'Se var för sig',
  'words.confirmOffers':
    '{count, plural, one {# annons ska bekräftas senast {day}} other {# annonser ska bekräftas senast {day}}}',
  'words.contactPerson': 'Kontaktperson',
  'words.copied': 'Kopierat',
  'words.country': 'Land',
  'words.delete': 'Ta bort',
  'words.download': 'Ladda ner',
  'words.email': 'E-post',
  'words.farm': 'Gård',
  'words.files': 'Filer',
  'words.invite': 'Bjud in',
  'words.inviteOpen': 'Öppen till och med {day}',
  'words.inviteOver': 'Har gått ut',
  'words.inviteToAccount': 'Till kontots adresser',
  'words.leaveOut': 'Utelämna',
  'words.logoSides':
    'Bilden är {width, number} × {height, number} pixlar. Varje sida ska vara mellan {min, number} och {max, number} pixlar.',
  'words.manageFiles': 'Hantera filer',
  'words.needed': 'Det här behöver du',
  'words.offersConfirmed':
    '{count, plural, =0 {Tack, allt var redan bekräftat} one {Tack, # annons är bekräftad} other {Tack, # annonser är bekräftade}}',
  'words.region': 'Region',
  'words.rename': 'Byt namn',
  'words.role': 'Roll',
  'words.saved': 'Sparat',
  'words.search': 'Sök',
  'words.whoUses': 'Vem använder kontot',
} satisfies Partial<Messages<'words'>>;
