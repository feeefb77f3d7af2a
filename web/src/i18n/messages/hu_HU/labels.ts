import type { Messages } from '../../parts.ts';

export const messages = {
  'labels.search': 'Kulcs vagy szöveg',
  'labels.show.missing': 'Hiányzik',
  'labels.show.outdated': 'A minta megváltozott',
  'labels.show.own': 'Mi módosítottuk',
  'labels.show.unreviewed': 'Nincs ellenőrizve',
  'labels.longer':
    '{length} karakter: több, mint a leghosszabb szöveg ezen a helyen ({longest}). Nézze meg, elfér-e.',
  'labels.reviewed': 'Ellenőrizve',
  'labels.problem.brokenAt': 'Ez nem ICU-formátumú üzenet. A hiba helye: {position}. karakter.',
  'labels.problem.missing': 'Itt hiányzik: {value}. Az oldal ide beír valamit.',
  'labels.problem.unknown': '{value}: ezen a helyen nincs ilyen.',
  'labels.problem.form': 'A nyelvnek többes számban ez az alak is kell: {value}.',
  'labels.download':
    '{count, plural, one {# szöveg XLIFF-fájlként} other {# szöveg XLIFF-fájlként}}',
  'labels.upload': 'XLIFF-fájl beolvasása',
  'labels.taken':
    '{count, plural, =0 {A fájl semmit sem módosít} one {A fájlból # szöveg bekerült a mezőjébe, de még nincs mentve} other {A fájlból # szöveg bekerült a mezőjébe, de még nincs mentve}}',
  'labels.unknownKeys':
    '{count, plural, one {A fájl # kulcsa nem létezik} other {A fájl # kulcsa nem létezik}}; ezek kimaradnak.',
  'labels.file.format': 'Ez nem XLIFF 1.2 formátumú fájl.',
  'labels.file.language': 'A fájl másik nyelvhez való.',
} satisfies Partial<Messages<'labels'>>;
