import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.lead':
    'Képek, bizonyítványok és árlisták, amelyeket az ajánlatainál mutat, és a logója.',
  'uploads.none': 'Még nem töltött fel fájlt',
  'uploads.noneText':
    'Töltsön fel például egy fotót vagy az ökológiai tanúsítványát. Utána megmutathatja az ajánlatoknál.',
  'uploads.addTitle': 'Fájlok feltöltése',
  'uploads.upload': 'Feltöltés',
  'uploads.done': 'Kész',
  'uploads.choose': 'Fájlok kiválasztása',
  'uploads.fileHint': 'Fájlonként legfeljebb {limit}. Lehetséges: {endings}.',
  'uploads.nameHint': 'Legfeljebb {most, number} karakter: betűk, számjegyek, ( ) _ - és szóköz',
  'uploads.nameError':
    'Adjon meg nevet: legfeljebb {most, number} karakter, csak betűk, számjegyek, ( ) _ - és szóköz.',
  'uploads.noticeHint':
    'A fájlnál áll. Mindenki, aki láthatja a fájlt, a megjegyzést is olvashatja.',
  'uploads.category': 'Felhasználás',
  'uploads.category.offer': 'Ajánlatokhoz',
  'uploads.changed': 'Módosítva',
  'uploads.use': 'Hol látszik',
  'uploads.usedIn':
    '{count, plural, =0 {egy ajánlatban sem} one {# ajánlatban} other {# ajánlatban}}',
  'uploads.fileMissing': 'A fájl nem érkezett meg',
  'uploads.logoShown': 'Az ajánlatainál áll',
  'uploads.logoNotShown': 'Nem látszik',
  'uploads.showLogo': 'Legyen ez a logó',
  'uploads.editTitle': 'Név és megjegyzés módosítása',
  'uploads.replace': 'Csere',
  'uploads.replaced': 'Lecserélve',
  'uploads.deleted': '„{name}” törlése folyamatban',
  'uploads.replaceTitle': 'Lecseréli: „{name}”?',
  'uploads.replaceText': '{former} helyére ez kerül: {file}.',
  'uploads.replaceUndone': 'A korábbi fájl újra a helyén van',
  'uploads.deleteTitle': 'Törli: „{name}”?',
  'uploads.deleteText': 'A fájl sehol sem látszik. Törlés után nem lesz meg.',
  'uploads.shownBy':
    '{count, plural, one {# ajánlat mutatja ezt a fájlt.} other {# ajánlat mutatja ezt a fájlt.}}',
  'uploads.showOffers': '{count, plural, one {Ajánlat} other {Ajánlatok}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Kivétel # ajánlatból és törlés} other {Kivétel # ajánlatból és törlés}}',
  'uploads.missing': 'Válasszon fájlt.',
  'uploads.wrongType': 'Ilyen típusú fájl nem lehetséges. Lehetséges: {endings}.',
  'uploads.tooLarge': 'Túl nagy: {size}, legfeljebb {limit} lehet.',
  'uploads.notArrived': 'A fájl nem érkezett meg. Ellenőrizze az internetkapcsolatát.',

  'download.origin': 'Kitől',
  'download.size': 'Méret',
  'download.title': 'Letölti ezt a fájlt?',
} satisfies Partial<Messages<'uploads'>>;
