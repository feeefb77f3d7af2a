import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.none': 'Még nem töltött fel fájlt',
  'uploads.noneText':
    'Töltsön fel például egy fotót vagy az ökológiai tanúsítványát. Utána megmutathatja az ajánlatoknál.',
  'uploads.addTitle': 'Fájlok feltöltése',
  'uploads.fileHint': 'Fájlonként legfeljebb {limit}. Lehetséges: {endings}.',
  'uploads.nameHint': 'Legfeljebb {most, number} karakter: betűk, számjegyek, ( ) _ - és szóköz',
  'uploads.noticeHint':
    'A fájlnál látható. Mindenki, aki láthatja a fájlt, a megjegyzést is olvashatja.',
  'uploads.category': 'Felhasználás',
  'uploads.category.offer': 'Ajánlatokhoz',
  'uploads.changed': 'Módosítva',
  'uploads.use': 'Hol látszik',
  'uploads.usedIn':
    '{count, plural, =0 {egy ajánlatban sem} one {# ajánlatban} other {# ajánlatban}}',
  'uploads.fileMissing': 'A fájl nem érkezett meg',
  'uploads.logoShown': 'Megjelenik az ajánlatainál',
  'uploads.logoNotShown': 'Nem látszik',
  'uploads.showLogo': 'Legyen ez a logó',
  'uploads.replace': 'Csere',
  'uploads.replaceText': '{former} helyére ez kerül: {file}.',
  'uploads.shownBy':
    '{count, plural, one {# ajánlat mutatja ezt a fájlt.} other {# ajánlat mutatja ezt a fájlt.}}',
  'uploads.showOffers': '{count, plural, one {Ajánlat} other {Ajánlatok}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Kivétel # ajánlatból és törlés} other {Kivétel # ajánlatból és törlés}}',

  'download.origin': 'Kitől',
  'download.size': 'Méret',
} satisfies Partial<Messages<'uploads'>>;
