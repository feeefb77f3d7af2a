import type { Messages } from '../../parts.ts';

export const messages = {
  'words.address': 'Adresa',
  'words.associations': 'Udruge',
  'words.attachments': 'Prilozi',
  'words.choose': 'Odaberite',
  'words.chooseRegions': 'Odaberi regije',
  'words.columns': 'Stupci',
  'words.confirmEach': 'Jednu po jednu',
  'words.confirmOffers':
    '{count, plural, one {# ponudu treba potvrditi do {day}} few {# ponude treba potvrditi do {day}} other {# ponuda treba potvrditi do {day}}}',
  'words.contactPerson': 'Osoba za kontakt',
  'words.copied': 'Kopirano',
  'words.country': 'Zemlja',
  'words.delete': 'Obriši',
  'words.download': 'Preuzmi',
  'words.email': 'E-pošta',
  'words.farm': 'Gospodarstvo',
  'words.files': 'Datoteke',
  'words.invite': 'Pozovi',
  'words.inviteOpen': 'Otvorena do {day}',
  'words.inviteOver': 'Istekla',
  'words.inviteToAccount': 'Na adrese računa',
  'words.leaveOut': 'Izostavi',
  'words.logoSides':
    'Slika ima {width, number} × {height, number} piksela. Svaka stranica treba imati od {min, number} do {max, number} piksela.',
  'words.manageFiles': 'Upravljaj datotekama',
  'words.needed': 'Što Vam treba',
  'words.offersConfirmed':
    '{count, plural, =0 {Hvala, sve je već bilo potvrđeno} one {Hvala, potvrđena je # ponuda} few {Hvala, potvrđene su # ponude} other {Hvala, potvrđeno je # ponuda}}',
  'words.region': 'Regija',
  'words.rename': 'Preimenuj',
  'words.role': 'Uloga',
  'words.saved': 'Spremljeno',
  'words.search': 'Traži',
  'words.whoUses': 'Tko koristi ovaj račun',
} satisfies Partial<Messages<'words'>>;
