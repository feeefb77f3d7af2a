import type { Messages } from '../../parts.ts';

export const messages = {
  'offerform.weeksHint': 'A kitöltetlen heteknél a vevők semmit sem látnak.',
  'offerform.week.past': 'elmúlt, már nem módosítható',
  'offerform.week.noNumber':
    'Egész számot adjon meg, például 500, vagy ezt: + ({full}), – ({none}) vagy ? ({later}).',
  'offerform.week.tooMany': 'Ez túl sok állat.',
  'offerform.week.behindLast': 'Az utolsó hét után',
  'offerform.week.refused': '{week}, „{text}”: {reason}',
  'offerform.week.refusedTitle': 'Nincs rögzítve',
  'offerform.week.changed':
    '{count, plural, one {# hét módosítva} other {# hét módosítva}}{refused, plural, =0 {} one {, # nincs rögzítve} other {, # nincs rögzítve}}',
  'offerform.week.undone': 'Utolsó módosítás visszavonva',
  'offerform.week.clear': 'Ürítés',
  'offerform.week.copyTitle': 'Hét másolása',
  'offerform.week.copyNone': 'Előbb töltse ki azt a hetet, amelyet másolni szeretne.',
  'offerform.week.copyFrom': 'Melyik hét adata',
  'offerform.week.copyFirst': 'ettől a héttől',
  'offerform.week.copyLast': 'eddig',
  'offerform.week.copyNow': '{count, plural, one {Másolás # hétre} other {Másolás # hétre}}',
  'offerform.week.more': 'További hetek',
  'offerform.week.less': '{week}: {step, number} kevesebb',
  'offerform.week.moreAnimals': '{week}: {step, number} több',
  'offerform.week.instead': '{week}: szám helyett',
  'offerform.keys':
    'Billentyűk, mint egy táblázatban: nyilak, Shifttel több héthez; az Enter vagy az F2 módosít, a Ctrl + D jobbra kitölt. Táblázatból is lehet másolni és beilleszteni.',
  'offerform.keys.open': 'Adat módosítása; az Esc megszakítja',
  'offerform.keys.fill': 'Kitöltés jobbra',
  'offerform.progress': '{filled} kitöltve, összesen {all}',
  'offerform.sectionPlace': 'Hol és kitől?',
  'offerform.reset.animalkind': 'Az állatfaj megváltozott',
  'offerform.reset.country': 'Az ország megváltozott',
  'offerform.resetFields': 'Újra ki kell választani: {fields}.',
  'offerform.associationsHint': 'A profiljában szereplő szövetségek. A vevők kereshetnek rájuk.',
  'offerform.attachments': 'Fájlok az ajánlathoz',
  'offerform.attachmentsHint': 'Legfeljebb {most, number}. A vevők letölthetik őket.',
  'offerform.attachmentGone': 'A fájl már nem érhető el',
  'offerform.attachmentsNone': 'Még nem töltött fel fájlt az ajánlatokhoz.',
  'offerform.photosHint':
    'Legfeljebb {most, number}. Az első látszik a keresésben. A hely és a kamera adatait eltávolítjuk. A leírás segít azoknak, akik nem látják a fotót.',
  'offerform.photosAdd': 'Fotózás vagy kiválasztás',
  'offerform.photosAwaited': 'Mentjük, amint a fotók megérkeznek.',
  'offerform.photoFirst': 'ez látszik a keresésben',
  'offerform.photoNumber': '{number, number}. fotó',
  'offerform.photoText': 'Mi látható rajta? (nem kötelező)',
  'offerform.photoEarlier': 'Előrébb',
  'offerform.photoLater': 'Hátrébb',
  'offerform.photoPreparing': 'előkészítés…',
  'offerform.photo.heic':
    'Ez a készülék nem tudja olvasni a HEIC-képeket. Állítsa a kamerát JPEG-re („Legnagyobb kompatibilitás”), vagy válasszon JPEG-fotót.',
  'offerform.photo.noPhoto':
    'GIF-képet és rajzot (SVG) nem fogadunk el. Válasszon JPEG-, PNG- vagy WebP-fotót.',
  'offerform.photo.noPicture':
    'Ez a fájl nem kép. Válasszon fotót; a többi fájl helye a „Fájlok az ajánlathoz”.',
  'offerform.photo.notSent': 'A fotó nem érkezett meg. Küldje el újra, vagy hagyja ki.',
  'offerform.photo.tooLarge':
    'A fotó túl nagy: legfeljebb 40 megapixel és 40 MB lehet. Állítsa a kamerát kevesebb megapixelre, például 12-re.',
  'offerform.photo.tooMany':
    'Egy ajánlatnak legfeljebb 8 fotója lehet. Előbb távolítson el egy másikat.',
  'offerform.photo.tooSmall':
    'A fotó túl kicsi: minden oldala legalább 200 képpont legyen. Válasszon nagyobbat.',
  'offerform.photo.unreadable': 'Ez a kép nem olvasható. Készítse el újra, vagy válasszon másikat.',
  'offerform.locationNoRegion': 'Hiányzik a régió',
  'offerform.locationNoContact': 'Nincs e-mail vagy telefon',
  'offerform.noLocationText':
    'Az ajánlathoz olyan telephely kell, amelynek címe és térképi helye is van. Vegye fel itt, utána rögtön folytathatja.',
  'offerform.restoredText': 'Ha nem menti, {until} napjáig ezen a készüléken maradnak.',
  'offerform.leaveText':
    'Az adatai még nincsenek mentve. Piszkozatként {days, number} napig ezen a készüléken maradnak.',
  'offerform.leaveKeep': 'Piszkozat megtartása, kilépés',
  'offerform.savedRejected':
    'Mentve. Az ajánlat elutasított marad: az állatok, a hely és a fájlok nem változtak.',
  'offerform.rejectedBecause': 'A hatóság elutasította',
  'offerform.outcome.online': 'Mentés után azonnal látható.',
  'offerform.outcome.inactive':
    'Az ajánlat akkor lesz megtalálható, amikor a fiókját eladóként megerősítik.',
  'offerform.outcome.rejected':
    'Elutasítva. Ha módosítja az állatok, a hely vagy a fájlok adatait, az ajánlat jóváhagyásra újra a hatósághoz kerül.',
  'offerform.outcome.staysRejected':
    'Elutasítva. Az ország már nem ellenőriz ajánlatokat; ez rejtve marad.',
  'offerform.outcome.pending':
    'Mentés után jóváhagyásra a hatósághoz kerül. Amint döntött, e-mailt kap.',
  'offers.edit': 'Ajánlat szerkesztése',
  'offers.copyNotSaved': 'Másolat piszkozatként – még nincs mentve',
  'offers.noLocation': 'Hiányzik a telephely',
  'offers.sectionAvailability': 'Mikor elérhető?',
  'offers.increment': '{increment, number} darabos lépésekben',
  'offers.restore': 'Előző adatok visszaállítása',
  'offers.spotMarketField': 'Kínálat az azonnali piacon',
  'offers.preview': 'Így látják a vevők',
  'offers.publish': 'Ajánlat közzététele',
  'offers.savedOnline': 'Mentve. Az ajánlat most így található meg.',
  'offers.savedPending': 'Mentve. A hatóság ellenőrzi az ajánlatot, mielőtt megtalálható lesz.',
  'offers.clashes':
    'A módosításai benne vannak. Máshol is módosult: {fields}. Itt az Ön adata látszik. Ellenőrizze, és mentse újra.',
  'offers.error.amount': 'Az állatok számát egész számként adja meg, például 12.',
} satisfies Partial<Messages<'offerform'>>;
