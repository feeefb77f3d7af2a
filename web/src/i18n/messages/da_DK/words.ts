import type { Messages } from '../../parts.ts';

export const messages = {
  'words.address': 'Adresse',
  'words.associations': 'Foreninger',
  'words.attachments': 'Bilag',
  'words.choose': 'Vælg',
  'words.chooseRegions': 'Vælg regioner',
  'words.columns': 'Kolonner',
  'words.confirmEach': 'Se dem enkeltvis',
  'words.confirmOffers':
    '{count, plural, one {# tilbud skal bekræftes senest den {day}} other {# tilbud skal bekræftes senest den {day}}}',
  'words.contactPerson': 'Kontaktperson',
  'words.copied': 'Kopieret',
  'words.country': 'Land',
  'words.delete': 'Slet',
  'words.download': 'Hent',
  'words.email': 'E-mail',
  'words.farm': 'Bedrift',
  'words.files': 'Filer',
  'words.invite': 'Invitér',
  'words.inviteOpen': 'Åben til {day}',
  'words.inviteOver': 'Udløbet',
  'words.inviteToAccount': 'Til kontoens adresser',
  'words.leaveOut': 'Spring over',
  'words.logoSides':
    'Billedet er {width, number} × {height, number} pixel. Hver side skal være mellem {min, number} og {max, number} pixel.',
  'words.manageFiles': 'Administrér filer',
  'words.needed': 'Det skal du bruge',
  'words.offersConfirmed':
    '{count, plural, =0 {Tak, alt var allerede bekræftet} one {Tak, # tilbud er bekræftet} other {Tak, # tilbud er bekræftet}}',
  'words.region': 'Region',
  'words.rename': 'Omdøb',
  'words.role': 'Rolle',
  'words.saved': 'Gemt',
  'words.search': 'Søg',
  'words.whoUses': 'Hvem bruger kontoen',
} satisfies Partial<Messages<'words'>>;
