import type { Messages } from '../../parts.ts';

export const messages = {
  'offerform.weeksHint': 'Za tjedne bez podatka kupci ne vide ništa.',
  'offerform.week.past': 'prošao, više se ne može promijeniti',
  'offerform.week.noNumber':
    'Unesite cijeli broj, na primjer 500, ili + ({full}), – ({none}) ili ? ({later}).',
  'offerform.week.tooMany': 'To je previše životinja.',
  'offerform.week.behindLast': 'Nakon zadnjeg tjedna',
  'offerform.week.refused': '{week}, „{text}”: {reason}',
  'offerform.week.refusedTitle': 'Nije upisano',
  'offerform.week.changed':
    '{count, plural, one {Promijenjen # tjedan} few {Promijenjena # tjedna} other {Promijenjeno # tjedana}}{refused, plural, =0 {} one {, # nije upisan} few {, # nisu upisana} other {, # nije upisano}}',
  'offerform.week.undone': 'Zadnja promjena je poništena',
  'offerform.week.clear': 'Isprazni',
  'offerform.week.copyTitle': 'Kopiranje tjedna',
  'offerform.week.copyNone': 'Najprije upišite tjedan koji želite kopirati.',
  'offerform.week.copyFrom': 'Podatak iz',
  'offerform.week.copyFirst': 'u tjedne od',
  'offerform.week.copyLast': 'do',
  'offerform.week.copyNow':
    '{count, plural, one {Kopiraj u # tjedan} few {Kopiraj u # tjedna} other {Kopiraj u # tjedana}}',
  'offerform.week.more': 'Prikaži još tjedana',
  'offerform.week.less': '{week}: {step, number} manje',
  'offerform.week.moreAnimals': '{week}: {step, number} više',
  'offerform.week.instead': '{week}: umjesto broja',
  'offerform.keys':
    'Tipke kao u tablici: strelice, uz Shift za više tjedana; Enter ili F2 mijenja, Ctrl + D popunjava udesno. Kopirati i zalijepiti možete i iz tablice.',
  'offerform.keys.open': 'Promijeni podatak; Esc odustaje',
  'offerform.keys.fill': 'Popuni udesno',
  'offerform.progress': 'Ispunjeno {filled} od {all}',
  'offerform.sectionPlace': 'Gdje i od koga?',
  'offerform.reset.animalkind': 'Vrsta životinja je promijenjena',
  'offerform.reset.country': 'Zemlja je promijenjena',
  'offerform.resetFields': 'Treba ponovno odabrati: {fields}.',
  'offerform.associationsHint': 'Udruge iz Vašeg profila. Kupci mogu tražiti po njima.',
  'offerform.attachments': 'Datoteke uz ponudu',
  'offerform.attachmentsHint': 'Najviše {most, number}. Kupci ih mogu preuzeti.',
  'offerform.attachmentGone': 'Datoteka više nije dostupna',
  'offerform.attachmentsNone': 'Još niste učitali nijednu datoteku za ponude.',
  'offerform.photosHint':
    'Najviše {most, number}. Prva je u pretrazi. Podaci o mjestu i fotoaparatu uklanjaju se. Opis pomaže ljudima koji fotografiju ne vide.',
  'offerform.photosAdd': 'Snimi ili odaberi fotografije',
  'offerform.photosAwaited': 'Sprema se čim fotografije stignu.',
  'offerform.photoFirst': 'prikazuje se u pretrazi',
  'offerform.photoNumber': 'Fotografija {number, number}',
  'offerform.photoText': 'Što se vidi? (neobvezno)',
  'offerform.photoEarlier': 'Naprijed',
  'offerform.photoLater': 'Natrag',
  'offerform.photoPreparing': 'priprema se …',
  'offerform.photo.heic':
    'Ovaj uređaj ne može čitati slike HEIC. Postavite kameru na JPEG („Najkompatibilnije”) ili odaberite fotografiju u formatu JPEG.',
  'offerform.photo.noPhoto':
    'Slike GIF i crteži (SVG) ne primaju se. Odaberite fotografiju u formatu JPEG, PNG ili WebP.',
  'offerform.photo.noPicture':
    'Ova datoteka nije slika. Odaberite fotografiju; druge datoteke pripadaju pod „Datoteke uz ponudu”.',
  'offerform.photo.notSent': 'Fotografija nije stigla. Pošaljite je ponovno ili je izostavite.',
  'offerform.photo.tooLarge':
    'Fotografija je prevelika: najviše 40 megapiksela i 40 MB. Postavite kameru na manje megapiksela, na primjer 12.',
  'offerform.photo.tooMany': 'Ponuda ima najviše 8 fotografija. Najprije uklonite neku drugu.',
  'offerform.photo.tooSmall':
    'Fotografija je premala: svaka stranica treba imati najmanje 200 piksela. Odaberite veću.',
  'offerform.photo.unreadable':
    'Ova se slika ne može pročitati. Snimite je ponovno ili odaberite drugu.',
  'offerform.locationNoRegion': 'Nedostaje regija',
  'offerform.locationNoContact': 'Nedostaje e-pošta ili telefon',
  'offerform.noLocationText':
    'Za ponudu je potrebno mjesto prodaje s adresom i položajem na karti. Upišite ga ovdje pa odmah nastavljate.',
  'offerform.restoredText': 'Do {until} ostaju na ovom uređaju ako ne spremite.',
  'offerform.leaveText':
    'Vaši unosi još nisu spremljeni. Kao nacrt ostaju na ovom uređaju {days, number} dana.',
  'offerform.leaveKeep': 'Zadrži nacrt i izađi',
  'offerform.savedRejected':
    'Spremljeno. Ponuda ostaje odbijena: na životinjama, mjestu i datotekama ništa se nije promijenilo.',
  'offerform.rejectedBecause': 'Nadležno tijelo je odbilo',
  'offerform.outcome.online': 'Nakon spremanja odmah se objavljuje.',
  'offerform.outcome.inactive':
    'Ponuda će se moći naći čim Vaš račun bude potvrđen kao ponuditelj.',
  'offerform.outcome.rejected':
    'Odbijeno. Čim promijenite podatke o životinjama, mjestu ili datotekama, ponuda ponovno ide na odobrenje.',
  'offerform.outcome.staysRejected':
    'Odbijeno. Zemlja više ne pregledava ponude; ova ostaje skrivena.',
  'offerform.outcome.pending':
    'Nakon spremanja ide nadležnom tijelu na odobrenje. Dobivate e-poruku čim ono odluči.',
  'offers.edit': 'Uredi ponudu',
  'offers.copyNotSaved': 'Kopija kao nacrt – još nije spremljena',
  'offers.noLocation': 'Nedostaje mjesto prodaje',
  'offers.sectionAvailability': 'Kada dostupno?',
  'offers.increment': 'U koracima od {increment, number}',
  'offers.restore': 'Vrati prethodne podatke',
  'offers.spotMarketField': 'Ponudi u brzoj prodaji',
  'offers.preview': 'Tako to vide kupci',
  'offers.publish': 'Objavi ponudu',
  'offers.savedOnline': 'Spremljeno. Ponuda se sada može naći takva.',
  'offers.savedPending': 'Spremljeno. Nadležno tijelo pregledava ponudu prije objave.',
  'offers.clashes':
    'Vaše su promjene upisane. I drugdje je promijenjeno: {fields}. Ovdje stoji Vaš podatak. Provjerite ga i spremite ponovno.',
  'offers.error.amount': 'Unesite broj životinja kao cijeli broj, na primjer 12.',
} satisfies Partial<Messages<'offerform'>>;
