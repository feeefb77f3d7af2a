import type { Messages } from '../../parts.ts';

export const messages = {
  'words.address': 'Adresas',
  'words.associations': 'Asociacijos',
  'words.attachments': 'Priedai',
  'words.choose': 'Pasirinkite',
  'words.chooseRegions': 'Pasirinkti regionus',
  'words.columns': 'Stulpeliai',
  'words.confirmEach': 'Peržiūrėti po vieną',
  'words.confirmOffers':
    '{count, plural, one {# pasiūlymą reikia patvirtinti iki {day}} few {# pasiūlymus reikia patvirtinti iki {day}} many {# pasiūlymo reikia patvirtinti iki {day}} other {# pasiūlymų reikia patvirtinti iki {day}}}',
  'words.contactPerson': 'Kontaktinis asmuo',
  'words.copied': 'Nukopijuota',
  'words.country': 'Šalis',
  'words.delete': 'Ištrinti',
  'words.download': 'Atsisiųsti',
  'words.email': 'El. paštas',
  'words.farm': 'Ūkis',
  'words.files': 'Failai',
  'words.invite': 'Kviesti',
  'words.inviteOpen': 'Galioja iki {day}',
  'words.inviteOver': 'Nebegalioja',
  'words.inviteToAccount': 'Paskyros adresais',
  'words.leaveOut': 'Praleisti',
  'words.logoSides':
    'Paveikslėlis yra {width, number} × {height, number} taškų. Kiekviena kraštinė turi būti nuo {min, number} iki {max, number} taškų.',
  'words.manageFiles': 'Tvarkyti failus',
  'words.needed': 'Jums reikės',
  'words.offersConfirmed':
    '{count, plural, =0 {Ačiū, viskas jau buvo patvirtinta} one {Ačiū, patvirtintas # pasiūlymas} few {Ačiū, patvirtinti # pasiūlymai} many {Ačiū, patvirtinta # pasiūlymo} other {Ačiū, patvirtinta # pasiūlymų}}',
  'words.region': 'Regionas',
  'words.rename': 'Pervadinti',
  'words.role': 'Vaidmuo',
  'words.saved': 'Įrašyta',
  'words.search': 'Ieškoti',
  'words.whoUses': 'Kas naudojasi šia paskyra',
} satisfies Partial<Messages<'words'>>;
