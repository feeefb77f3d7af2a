import type { Messages } from '../../parts.ts';

export const messages = {
  'words.address': 'Adresă',
  'words.associations': 'Asociații',
  'words.attachments': 'Anexe',
  'words.choose': 'Alegeți',
  'words.chooseRegions': 'Alegeți regiunile',
  'words.columns': 'Coloane',
  'words.confirmEach': 'Vedeți una câte una',
  'words.confirmOffers':
    '{count, plural, one {# ofertă trebuie confirmată până la {day}} few {# oferte trebuie confirmate până la {day}} other {# de oferte trebuie confirmate până la {day}}}',
  'words.contactPerson': 'Persoană de contact',
  'words.copied': 'Copiat',
  'words.country': 'Țară',
  'words.delete': 'Ștergeți',
  'words.download': 'Descărcați',
  'words.email': 'E-mail',
  'words.farm': 'Fermă',
  'words.files': 'Fișiere',
  'words.invite': 'Invitați',
  'words.inviteOpen': 'Deschisă până la {day}',
  'words.inviteOver': 'Expirată',
  'words.inviteToAccount': 'La adresele contului',
  'words.leaveOut': 'Omiteți',
  'words.logoSides':
    'Imaginea are {width, number} × {height, number} de pixeli. Fiecare latură trebuie să aibă între {min, number} și {max, number} de pixeli.',
  'words.manageFiles': 'Administrați fișierele',
  'words.needed': 'De ce aveți nevoie',
  'words.offersConfirmed':
    '{count, plural, =0 {Mulțumim, totul era deja confirmat} one {Mulțumim, # ofertă este confirmată} few {Mulțumim, # oferte sunt confirmate} other {Mulțumim, # de oferte sunt confirmate}}',
  'words.region': 'Regiune',
  'words.rename': 'Redenumiți',
  'words.role': 'Rol',
  'words.saved': 'Salvat',
  'words.search': 'Căutați',
  'words.whoUses': 'Cine folosește acest cont',
} satisfies Partial<Messages<'words'>>;
