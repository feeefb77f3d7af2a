import type { Messages } from '../../parts.ts';

export const messages = {
  'offerform.weeksHint': 'La săptămânile fără număr cumpărătorii nu văd nimic.',
  'offerform.week.past': 'trecută, nu se mai poate modifica',
  'offerform.week.noNumber':
    'Introduceți un număr întreg, de exemplu 500, sau + ({full}), – ({none}) ori ? ({later}).',
  'offerform.week.tooMany': 'Sunt prea multe animale.',
  'offerform.week.behindLast': 'După ultima săptămână',
  'offerform.week.refused': '{week}, „{text}”: {reason}',
  'offerform.week.refusedTitle': 'Neînregistrat',
  'offerform.week.changed':
    '{count, plural, one {# săptămână modificată} few {# săptămâni modificate} other {# de săptămâni modificate}}{refused, plural, =0 {} one {, # neînregistrată} few {, # neînregistrate} other {, # neînregistrate}}',
  'offerform.week.undone': 'Ultima modificare a fost anulată',
  'offerform.week.clear': 'Goliți',
  'offerform.week.copyTitle': 'Copiați săptămâna',
  'offerform.week.copyNone': 'Completați întâi o săptămână pe care vreți să o copiați.',
  'offerform.week.copyFrom': 'Numărul din',
  'offerform.week.copyFirst': 'în săptămânile de la',
  'offerform.week.copyLast': 'până la',
  'offerform.week.copyNow':
    '{count, plural, one {Copiați în # săptămână} few {Copiați în # săptămâni} other {Copiați în # de săptămâni}}',
  'offerform.week.more': 'Vedeți mai multe săptămâni',
  'offerform.week.less': 'Cu {step, number} mai puține în {week}',
  'offerform.week.moreAnimals': 'Cu {step, number} mai multe în {week}',
  'offerform.week.instead': 'În loc de un număr pentru {week}',
  'offerform.keys':
    'Taste ca într-o foaie de calcul: săgeți, cu Shift pentru mai multe săptămâni; Enter sau F2 modifică, Ctrl + D completează spre dreapta. Puteți copia și lipi și dintr-o foaie de calcul.',
  'offerform.keys.open': 'Modificați numărul; Esc renunță',
  'offerform.keys.fill': 'Completați spre dreapta',
  'offerform.progress':
    '{filled} din {all, plural, one {# completat} few {# completate} other {# completate}}',
  'offerform.sectionPlace': 'Unde și de la cine?',
  'offerform.reset.animalkind': 'Specia a fost schimbată',
  'offerform.reset.country': 'Țara a fost schimbată',
  'offerform.resetFields': 'De ales din nou: {fields}.',
  'offerform.associationsHint':
    'Asociațiile din profilul dumneavoastră. Cumpărătorii pot căuta după ele.',
  'offerform.attachments': 'Fișiere la ofertă',
  'offerform.attachmentsHint': 'Cel mult {most, number}. Cumpărătorii le pot descărca.',
  'offerform.attachmentGone': 'Fișierul nu mai este disponibil',
  'offerform.attachmentsNone': 'Nu ați încărcat încă fișiere pentru oferte.',
  'offerform.photosHint':
    'Cel mult {most, number}. Prima apare în căutare. Datele despre loc și aparat se șterg. O descriere îi ajută pe cei care nu văd fotografia.',
  'offerform.photosAdd': 'Faceți sau alegeți fotografii',
  'offerform.photosAwaited': 'Se salvează de îndată ce ajung fotografiile.',
  'offerform.photoFirst': 'apare în căutare',
  'offerform.photoNumber': 'Fotografia {number, number}',
  'offerform.photoText': 'Ce se vede? (facultativ)',
  'offerform.photoEarlier': 'Mai în față',
  'offerform.photoLater': 'Mai în spate',
  'offerform.photoPreparing': 'se pregătește…',
  'offerform.photo.heic':
    'Acest dispozitiv nu poate citi imagini HEIC. Puneți camera pe JPEG („Cea mai compatibilă”) sau alegeți o fotografie JPEG.',
  'offerform.photo.noPhoto':
    'Imaginile GIF și desenele (SVG) nu se acceptă. Alegeți o fotografie JPEG, PNG sau WebP.',
  'offerform.photo.noPicture':
    'Acest fișier nu este o imagine. Alegeți o fotografie; alte fișiere au locul la „Fișiere la ofertă”.',
  'offerform.photo.notSent':
    'Fotografia nu a ajuns. Trimiteți-o încă o dată sau lăsați-o deoparte.',
  'offerform.photo.tooLarge':
    'Fotografia este prea mare: cel mult 40 de megapixeli și 40 MB. Puneți camera pe mai puțini megapixeli, de exemplu 12.',
  'offerform.photo.tooMany': 'O ofertă are cel mult 8 fotografii. Scoateți întâi alta.',
  'offerform.photo.tooSmall':
    'Fotografia este prea mică: fiecare latură trebuie să aibă cel puțin 200 de pixeli. Alegeți una mai mare.',
  'offerform.photo.unreadable':
    'Această imagine nu poate fi citită. Faceți-o din nou sau alegeți alta.',
  'offerform.locationNoRegion': 'Lipsește regiunea',
  'offerform.locationNoContact': 'Lipsește e-mailul sau telefonul',
  'offerform.noLocationText':
    'O ofertă are nevoie de un loc de vânzare cu adresă și poziție pe hartă. Treceți-l aici și continuați imediat.',
  'offerform.restoredText': 'Rămâne pe acest dispozitiv până la {until}, dacă nu salvați.',
  'offerform.leaveText':
    'Ce ați introdus nu este încă salvat. Ca ciornă rămâne {days, number} zile pe acest dispozitiv.',
  'offerform.leaveKeep': 'Păstrați ciorna și ieșiți',
  'offerform.savedRejected':
    'Salvată. Oferta rămâne respinsă: la animale, loc și fișiere nu s-a schimbat nimic.',
  'offerform.rejectedBecause': 'Respinsă de autoritate',
  'offerform.outcome.online': 'După salvare este imediat online.',
  'offerform.outcome.inactive':
    'Oferta se găsește de îndată ce contul dumneavoastră este confirmat ca furnizor.',
  'offerform.outcome.rejected':
    'Respinsă. De îndată ce modificați ceva la animale, loc sau fișiere, oferta merge din nou la autoritate, pentru validare.',
  'offerform.outcome.staysRejected':
    'Respinsă. Țara nu mai verifică oferte; aceasta rămâne ascunsă.',
  'offerform.outcome.pending':
    'După salvare merge la validare, la autoritate. Veți primi un e-mail de îndată ce a decis.',
  'offers.edit': 'Editați oferta',
  'offers.copyNotSaved': 'Copie ca ciornă – încă nesalvată',
  'offers.noLocation': 'Lipsește un loc de vânzare',
  'offers.sectionAvailability': 'Când sunt disponibile?',
  'offers.increment': 'În pași de {increment, number}',
  'offers.restore': 'Refaceți datele dinainte',
  'offers.spotMarketField': 'Oferiți la vânzare rapidă',
  'offers.preview': 'Așa văd cumpărătorii',
  'offers.publish': 'Publicați oferta',
  'offers.savedOnline': 'Salvată. Oferta se găsește acum așa.',
  'offers.savedPending': 'Salvată. Autoritatea verifică oferta înainte de a putea fi găsită.',
  'offers.clashes':
    'Modificările dumneavoastră sunt trecute. S-a modificat și în altă parte: {fields}. Aici apare ce ați scris dumneavoastră. Verificați și salvați din nou.',
  'offers.error.amount': 'Introduceți numărul de animale ca număr întreg, de exemplu 12.',
} satisfies Partial<Messages<'offerform'>>;
