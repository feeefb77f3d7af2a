import type { Messages } from '../../parts.ts';

export const messages = {
  'offerform.weeksHint': 'Per le settimane senza dati gli acquirenti non vedono nulla.',
  'offerform.week.past': 'passata, non più modificabile',
  'offerform.week.noNumber':
    'Inserire un numero intero, per esempio 500, oppure + ({full}), – ({none}) o ? ({later}).',
  'offerform.week.tooMany': 'Sono troppi animali.',
  'offerform.week.behindLast': 'Dopo l’ultima settimana',
  'offerform.week.refused': '{week}, «{text}»: {reason}',
  'offerform.week.refusedTitle': 'Non inserito',
  'offerform.week.changed':
    '{count, plural, one {# settimana modificata} other {# settimane modificate}}{refused, plural, =0 {} one {, # non inserita} other {, # non inserite}}',
  'offerform.week.undone': 'Ultima modifica annullata',
  'offerform.week.clear': 'Svuota',
  'offerform.week.copyTitle': 'Copia settimana',
  'offerform.week.copyNone': 'Compilare prima una settimana da copiare.',
  'offerform.week.copyFrom': 'Dati di',
  'offerform.week.copyFirst': 'nelle settimane da',
  'offerform.week.copyLast': 'a',
  'offerform.week.copyNow':
    '{count, plural, one {Copia in # settimana} other {Copia in # settimane}}',
  'offerform.week.more': 'Mostra altre settimane',
  'offerform.week.less': '{step, number} in meno, {week}',
  'offerform.week.moreAnimals': '{step, number} in più, {week}',
  'offerform.week.instead': '{week}: invece di un numero',
  'offerform.keys':
    'Tasti come in un foglio di calcolo: frecce, con Maiusc per più settimane; Invio o F2 modifica, Ctrl + D riempie verso destra. Si può copiare e incollare anche da un foglio di calcolo.',
  'offerform.keys.open': 'Modifica il dato; Esc annulla',
  'offerform.keys.fill': 'Riempi verso destra',
  'offerform.progress': '{filled} di {all, plural, one {# compilato} other {# compilati}}',
  'offerform.sectionPlace': 'Dove e da chi?',
  'offerform.reset.animalkind': 'La specie è stata cambiata',
  'offerform.reset.country': 'Il paese è stato cambiato',
  'offerform.resetFields': 'Da scegliere di nuovo: {fields}.',
  'offerform.associationsHint': 'Le associazioni del suo profilo. Gli acquirenti possono cercarle.',
  'offerform.attachments': 'File dell’offerta',
  'offerform.attachmentsHint': 'Al massimo {most, number}. Gli acquirenti possono scaricarli.',
  'offerform.attachmentGone': 'File non più disponibile',
  'offerform.attachmentsNone': 'Non ha ancora caricato file per le offerte.',
  'offerform.photosHint':
    'Al massimo {most, number}. La prima compare nella ricerca. I dati su luogo e fotocamera vengono tolti. Una descrizione aiuta chi non vede la foto.',
  'offerform.photosAdd': 'Scatta o scegli foto',
  'offerform.photosAwaited': 'Si salva appena le foto sono arrivate.',
  'offerform.photoFirst': 'compare nella ricerca',
  'offerform.photoNumber': 'Foto {number, number}',
  'offerform.photoText': 'Che cosa si vede? (facoltativo)',
  'offerform.photoEarlier': 'Sposta prima',
  'offerform.photoLater': 'Sposta dopo',
  'offerform.photoPreparing': 'in preparazione…',
  'offerform.photo.heic':
    'Questo dispositivo non legge le immagini HEIC. Impostare la fotocamera su JPEG («Più compatibile»), oppure scegliere una foto in JPEG.',
  'offerform.photo.noPhoto':
    'Le immagini GIF e i disegni (SVG) non sono accettati. Scegliere una foto in JPEG, PNG o WebP.',
  'offerform.photo.noPicture':
    'Questo file non è un’immagine. Scegliere una foto; gli altri file vanno in «File dell’offerta».',
  'offerform.photo.notSent': 'La foto non è arrivata. Inviarla di nuovo o tralasciarla.',
  'offerform.photo.tooLarge':
    'La foto è troppo grande: al massimo 40 megapixel e 40 MB. Impostare la fotocamera su meno megapixel, per esempio 12.',
  'offerform.photo.tooMany': 'Un’offerta ha al massimo 8 foto. Prima rimuoverne un’altra.',
  'offerform.photo.tooSmall':
    'La foto è troppo piccola: ogni lato deve avere almeno 200 pixel. Sceglierne una più grande.',
  'offerform.photo.unreadable':
    'Questa immagine non si può leggere. Scattarla di nuovo o sceglierne un’altra.',
  'offerform.locationNoRegion': 'Manca la regione',
  'offerform.locationNoContact': 'Manca e-mail o telefono',
  'offerform.noLocationText':
    'Un’offerta ha bisogno di un luogo di vendita con indirizzo e posizione sulla mappa. Inserirlo qui e continuare subito.',
  'offerform.restoredText': 'Se non si salva, resta su questo dispositivo fino al {until}.',
  'offerform.leaveText':
    'Quanto inserito non è ancora salvato. Come bozza resta {days, number} giorni su questo dispositivo.',
  'offerform.leaveKeep': 'Tieni la bozza ed esci',
  'offerform.savedRejected':
    'Salvata. L’offerta resta rifiutata: animali, luogo e file non sono cambiati.',
  'offerform.rejectedBecause': 'Rifiutata dall’autorità',
  'offerform.outcome.online': 'Online subito dopo il salvataggio.',
  'offerform.outcome.inactive':
    'L’offerta sarà visibile appena il suo account è attivato come fornitore.',
  'offerform.outcome.rejected':
    'Rifiutata. Appena cambiano i dati su animali, luogo o file, l’offerta torna all’autorità per l’approvazione.',
  'offerform.outcome.staysRejected':
    'Rifiutata. Il paese non esamina più le offerte; questa resta nascosta.',
  'offerform.outcome.pending':
    'Dopo il salvataggio va all’autorità per l’approvazione. Riceverà un’e-mail appena avrà deciso.',
  'offers.edit': 'Modifica offerta',
  'offers.copyNotSaved': 'Copia come bozza – non ancora salvata',
  'offers.noLocation': 'Manca un luogo di vendita',
  'offers.sectionAvailability': 'Disponibili quando?',
  'offers.increment': 'A passi di {increment, number}',
  'offers.restore': 'Ripristina i dati precedenti',
  'offers.spotMarketField': 'Offri sul mercato spot',
  'offers.preview': 'Così la vedono gli acquirenti',
  'offers.publish': 'Pubblica offerta',
  'offers.savedOnline': 'Salvata. L’offerta è ora visibile così.',
  'offers.savedPending': 'Salvata. L’autorità esamina l’offerta prima che sia visibile.',
  'offers.clashes':
    'Le sue modifiche sono inserite. Modificato anche altrove: {fields}. Qui compare il suo dato. Controllare e salvare di nuovo.',
  'offers.error.amount': 'Inserire il numero di animali come numero intero, per esempio 12.',
} satisfies Partial<Messages<'offerform'>>;
