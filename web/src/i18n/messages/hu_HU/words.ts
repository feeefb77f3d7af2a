import type { Messages } from '../../parts.ts';

export const messages = {
  'words.address': 'Cím',
  'words.associations': 'Szövetségek',
  'words.attachments': 'Mellékletek',
  'words.choose': 'Válasszon',
  'words.chooseRegions': 'Régiók választása',
  'words.columns': 'Oszlopok',
  'words.confirmEach': 'Megnézem egyenként',
  'words.confirmOffers':
    '{count, plural, one {# ajánlatot {day} napjáig meg kell erősíteni} other {# ajánlatot {day} napjáig meg kell erősíteni}}',
  'words.contactPerson': 'Kapcsolattartó',
  'words.copied': 'Másolva',
  'words.country': 'Ország',
  'words.delete': 'Törlés',
  'words.download': 'Letöltés',
  'words.email': 'E-mail',
  'words.farm': 'Gazdaság',
  'words.files': 'Fájlok',
  'words.invite': 'Meghívás',
  'words.inviteOpen': 'Nyitva eddig: {day}',
  'words.inviteOver': 'Lejárt',
  'words.inviteToAccount': 'A fiók címeire',
  'words.leaveOut': 'Kihagyás',
  'words.logoSides':
    'A kép mérete {width, number} × {height, number} képpont. Minden oldala {min, number} és {max, number} képpont között legyen.',
  'words.manageFiles': 'Fájlok kezelése',
  'words.needed': 'Erre lesz szüksége',
  'words.offersConfirmed':
    '{count, plural, =0 {Köszönjük, már minden meg volt erősítve} one {Köszönjük, # ajánlat megerősítve} other {Köszönjük, # ajánlat megerősítve}}',
  'words.region': 'Régió',
  'words.rename': 'Átnevezés',
  'words.role': 'Szerepkör',
  'words.saved': 'Mentve',
  'words.search': 'Keresés',
  'words.whoUses': 'Ki használja ezt a fiókot',
} satisfies Partial<Messages<'words'>>;
