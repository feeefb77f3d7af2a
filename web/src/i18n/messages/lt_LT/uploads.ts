import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.none': 'Dar neįkėlėte nė vieno failo',
  'uploads.noneText':
    'Įkelkite, pavyzdžiui, nuotrauką ar ekologinės gamybos sertifikatą. Tada galėsite jį rodyti prie pasiūlymų.',
  'uploads.addTitle': 'Įkelti failus',
  'uploads.fileHint': 'Vienas failas – iki {limit}. Galimi formatai: {endings}.',
  'uploads.nameHint':
    'Ne daugiau kaip {most, number} ženklų: raidės, skaitmenys, ( ) _ - ir tarpai',
  'uploads.noticeHint': 'Rodoma prie failo. Visi, kas gali jį matyti, gali skaityti ir pastabą.',
  'uploads.category': 'Naudojimas',
  'uploads.category.offer': 'Pasiūlymams',
  'uploads.changed': 'Pakeista',
  'uploads.use': 'Rodoma',
  'uploads.usedIn':
    '{count, plural, =0 {jokiame pasiūlyme} one {# pasiūlyme} few {# pasiūlymuose} many {# pasiūlymo} other {# pasiūlymų}}',
  'uploads.fileMissing': 'Failas neatėjo',
  'uploads.logoShown': 'Rodomas prie Jūsų pasiūlymų',
  'uploads.logoNotShown': 'Nerodomas',
  'uploads.showLogo': 'Rodyti kaip logotipą',
  'uploads.replace': 'Pakeisti',
  'uploads.replaceText': 'Vietoj {former} bus {file}.',
  'uploads.shownBy':
    '{count, plural, one {Šį failą rodo # pasiūlymas.} few {Šį failą rodo # pasiūlymai.} many {Šį failą rodo # pasiūlymo.} other {Šį failą rodo # pasiūlymų.}}',
  'uploads.showOffers':
    '{count, plural, one {Žiūrėti pasiūlymą} few {Žiūrėti pasiūlymus} many {Žiūrėti pasiūlymus} other {Žiūrėti pasiūlymus}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Išimti iš # pasiūlymo ir ištrinti} few {Išimti iš # pasiūlymų ir ištrinti} many {Išimti iš # pasiūlymo ir ištrinti} other {Išimti iš # pasiūlymų ir ištrinti}}',

  'download.origin': 'Iš',
  'download.size': 'Dydis',
} satisfies Partial<Messages<'uploads'>>;
