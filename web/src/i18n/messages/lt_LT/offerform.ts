import type { Messages } from '../../parts.ts';

export const messages = {
  'offerform.weeksHint': 'Jei savaitei nieko nenurodyta, pirkėjai nieko nemato.',
  'offerform.week.past': 'praėjo, keisti nebegalima',
  'offerform.week.noNumber':
    'Įveskite sveikąjį skaičių, pavyzdžiui, 500, arba + ({full}), – ({none}) ar ? ({later}).',
  'offerform.week.tooMany': 'Per daug gyvūnų.',
  'offerform.week.behindLast': 'Po paskutinės savaitės',
  'offerform.week.refused': '{week}, „{text}“: {reason}',
  'offerform.week.refusedTitle': 'Neįrašyta',
  'offerform.week.changed':
    '{count, plural, one {Pakeista # savaitė} few {Pakeistos # savaitės} many {Pakeista # savaitės} other {Pakeista # savaičių}}{refused, plural, =0 {} one {, # neįrašyta} few {, # neįrašytos} many {, # neįrašyta} other {, # neįrašyta}}',
  'offerform.week.undone': 'Paskutinis pakeitimas atšauktas',
  'offerform.week.clear': 'Išvalyti',
  'offerform.week.copyTitle': 'Kopijuoti savaitę',
  'offerform.week.copyNone': 'Pirma užpildykite savaitę, kurią norite kopijuoti.',
  'offerform.week.copyFrom': 'Kopijuojama savaitė',
  'offerform.week.copyFirst': 'į savaites nuo',
  'offerform.week.copyLast': 'iki',
  'offerform.week.copyNow':
    '{count, plural, one {Kopijuoti į # savaitę} few {Kopijuoti į # savaites} many {Kopijuoti į # savaitės} other {Kopijuoti į # savaičių}}',
  'offerform.week.more': 'Rodyti daugiau savaičių',
  'offerform.week.less': '{week}: {step, number} mažiau',
  'offerform.week.moreAnimals': '{week}: {step, number} daugiau',
  'offerform.week.instead': '{week}: vietoj skaičiaus',
  'offerform.keys':
    'Klavišai kaip skaičiuoklėje: rodyklės, su Shift – kelios savaitės; Enter arba F2 keičia, Ctrl + D užpildo į dešinę. Kopijuoti ir įklijuoti galima ir iš skaičiuoklės.',
  'offerform.keys.open': 'Keisti duomenis; Esc atšaukia',
  'offerform.keys.fill': 'Užpildyti į dešinę',
  'offerform.progress': 'Užpildyta {filled} iš {all}',
  'offerform.sectionPlace': 'Kur ir kas siūlo?',
  'offerform.reset.animalkind': 'Gyvūnų rūšis pakeista',
  'offerform.reset.country': 'Šalis pakeista',
  'offerform.resetFields': 'Pasirinkite iš naujo: {fields}.',
  'offerform.associationsHint': 'Jūsų profilio asociacijos. Pirkėjai gali pagal jas ieškoti.',
  'offerform.attachments': 'Pasiūlymo failai',
  'offerform.attachmentsHint': 'Ne daugiau kaip {most, number}. Pirkėjai gali juos atsisiųsti.',
  'offerform.attachmentGone': 'Failo nebėra',
  'offerform.attachmentsNone': 'Dar neįkėlėte pasiūlymams skirtų failų.',
  'offerform.photosHint':
    'Ne daugiau kaip {most, number}. Pirmoji rodoma paieškoje. Duomenys apie vietą ir kamerą pašalinami. Aprašymas padeda tiems, kas nuotraukos nemato.',
  'offerform.photosAdd': 'Fotografuoti ar rinktis nuotraukas',
  'offerform.photosAwaited': 'Bus įrašyta, kai nuotraukos bus įkeltos.',
  'offerform.photoFirst': 'rodoma paieškoje',
  'offerform.photoNumber': '{number, number} nuotrauka',
  'offerform.photoText': 'Kas matoma? (neprivaloma)',
  'offerform.photoEarlier': 'Į priekį',
  'offerform.photoLater': 'Į galą',
  'offerform.photoPreparing': 'ruošiama…',
  'offerform.photo.heic':
    'Šis įrenginys HEIC nuotraukų neskaito. Kameroje nustatykite JPEG („Didžiausias suderinamumas“) arba pasirinkite JPEG nuotrauką.',
  'offerform.photo.noPhoto':
    'GIF paveikslėliai ir piešiniai (SVG) nepriimami. Pasirinkite JPEG, PNG arba WebP nuotrauką.',
  'offerform.photo.noPicture':
    'Šis failas nėra nuotrauka. Pasirinkite nuotrauką; kiti failai dedami prie „Pasiūlymo failai“.',
  'offerform.photo.notSent': 'Nuotrauka neatėjo. Siųskite ją dar kartą arba praleiskite.',
  'offerform.photo.tooLarge':
    'Nuotrauka per didelė: ne daugiau kaip 40 megapikselių ir 40 MB. Kameroje nustatykite mažiau megapikselių, pavyzdžiui, 12.',
  'offerform.photo.tooMany':
    'Pasiūlyme gali būti ne daugiau kaip 8 nuotraukos. Pirma kurią nors pašalinkite.',
  'offerform.photo.tooSmall':
    'Nuotrauka per maža: kiekviena kraštinė turi būti bent 200 taškų. Pasirinkite didesnę.',
  'offerform.photo.unreadable':
    'Šio paveikslėlio perskaityti negalima. Fotografuokite iš naujo arba pasirinkite kitą.',
  'offerform.locationNoRegion': 'Trūksta regiono',
  'offerform.locationNoContact': 'Trūksta el. pašto arba telefono',
  'offerform.noLocationText':
    'Pasiūlymui reikia pardavimo vietos su adresu ir tašku žemėlapyje. Įrašykite ją čia ir tęskite.',
  'offerform.restoredText': 'Jei neįrašysite, tai liks šiame įrenginyje iki {until}.',
  'offerform.leaveText':
    'Tai, ką įvedėte, dar neįrašyta. Kaip juodraštis tai liks šiame įrenginyje tiek dienų: {days, number}.',
  'offerform.leaveKeep': 'Palikti juodraštį ir išeiti',
  'offerform.savedRejected':
    'Įrašyta. Pasiūlymas lieka atmestas: gyvūnai, vieta ir failai nepakeisti.',
  'offerform.rejectedBecause': 'Institucija atmetė',
  'offerform.outcome.online': 'Įrašius iš karto skelbiama.',
  'offerform.outcome.inactive':
    'Pasiūlymas bus randamas, kai Jūsų tiekėjo paskyra bus patvirtinta.',
  'offerform.outcome.rejected':
    'Atmesta. Kai tik pakeisite duomenis apie gyvūnus, vietą ar failus, pasiūlymą vėl tikrins institucija.',
  'offerform.outcome.staysRejected': 'Atmesta. Šalis pasiūlymų nebetikrina; šis lieka paslėptas.',
  'offerform.outcome.pending':
    'Įrašius siunčiama institucijai patikrinti. Kai ji nuspręs, gausite el. laišką.',
  'offers.edit': 'Redaguoti pasiūlymą',
  'offers.copyNotSaved': 'Kopija kaip juodraštis – dar neįrašyta',
  'offers.noLocation': 'Trūksta pardavimo vietos',
  'offers.sectionAvailability': 'Kada galima įsigyti?',
  'offers.increment': 'Žingsnis: {increment, number}',
  'offers.restore': 'Atkurti ankstesnius duomenis',
  'offers.spotMarketField': 'Parduoti iš karto',
  'offers.preview': 'Taip mato pirkėjai',
  'offers.publish': 'Skelbti pasiūlymą',
  'offers.savedOnline': 'Įrašyta. Taip pasiūlymą dabar mato pirkėjai.',
  'offers.savedPending': 'Įrašyta. Prieš skelbdama, institucija pasiūlymą patikrina.',
  'offers.clashes':
    'Jūsų pakeitimai įrašyti į formą. Kitur taip pat pakeista: {fields}. Čia yra Jūsų duomenys. Patikrinkite juos ir įrašykite dar kartą.',
  'offers.error.amount': 'Įveskite gyvūnų skaičių sveikuoju skaičiumi, pavyzdžiui, 12.',
} satisfies Partial<Messages<'offerform'>>;
