import type { Messages } from '../../parts.ts';

export const messages = {
  'offerform.weeksHint': 'Veckor utan uppgift ser köpare inte.',
  'offerform.week.past': 'har passerat, går inte att ändra',
  'offerform.week.noNumber':
    'Skriv ett heltal, till exempel 500, eller + ({full}), – ({none}) eller ? ({later}).',
  'offerform.week.tooMany': 'Det är för många djur.',
  'offerform.week.behindLast': 'Efter den sista veckan',
  'offerform.week.refused': '{week}, ”{text}”: {reason}',
  'offerform.week.refusedTitle': 'Inte infört',
  'offerform.week.changed':
    '{count, plural, one {# vecka ändrad} other {# veckor ändrade}}{refused, plural, =0 {} one {, # inte införd} other {, # inte införda}}',
  'offerform.week.undone': 'Senaste ändringen ångrad',
  'offerform.week.clear': 'Töm',
  'offerform.week.copyTitle': 'Kopiera vecka',
  'offerform.week.copyNone': 'Fyll först i en vecka som du vill kopiera.',
  'offerform.week.copyFrom': 'Uppgift från',
  'offerform.week.copyFirst': 'till veckorna från',
  'offerform.week.copyLast': 'till',
  'offerform.week.copyNow':
    '{count, plural, one {Kopiera till # vecka} other {Kopiera till # veckor}}',
  'offerform.week.more': 'Visa fler veckor',
  'offerform.week.less': '{step, number} färre i {week}',
  'offerform.week.moreAnimals': '{step, number} fler i {week}',
  'offerform.week.instead': 'I stället för ett tal för {week}',
  'offerform.keys':
    'Tangenter som i ett kalkylark: pilar, med Skift för flera veckor; Retur eller F2 ändrar, Ctrl + D fyller åt höger. Det går också att kopiera och klistra in från en tabell.',
  'offerform.keys.open': 'Ändra uppgiften; Esc avbryter',
  'offerform.keys.fill': 'Fyll åt höger',
  'offerform.progress': 'Ifyllt: {filled} av {all}',
  'offerform.sectionPlace': 'Var och från vem?',
  'offerform.reset.animalkind': 'Djurslaget har ändrats',
  'offerform.reset.country': 'Landet har ändrats',
  'offerform.resetFields': 'Välj på nytt: {fields}.',
  'offerform.associationsHint': 'Föreningarna i din profil. Köpare kan söka på dem.',
  'offerform.attachments': 'Filer till annonsen',
  'offerform.attachmentsHint': 'Högst {most, number}. Köpare kan ladda ner dem.',
  'offerform.attachmentGone': 'Filen är inte längre tillgänglig',
  'offerform.attachmentsNone': 'Du har inte laddat upp några filer för annonser än.',
  'offerform.photosHint':
    'Högst {most, number}. Det första visas i sökningen. Uppgifter om plats och kamera tas bort. En beskrivning hjälper den som inte ser fotot.',
  'offerform.photosAdd': 'Ta eller välj foton',
  'offerform.photosAwaited': 'Det sparas när fotona är på plats.',
  'offerform.photoFirst': 'visas i sökningen',
  'offerform.photoNumber': 'Foto {number, number}',
  'offerform.photoText': 'Vad visar fotot? (frivilligt)',
  'offerform.photoEarlier': 'Flytta framåt',
  'offerform.photoLater': 'Flytta bakåt',
  'offerform.photoPreparing': 'förbereds …',
  'offerform.photo.heic':
    'Enheten kan inte läsa HEIC-bilder. Ställ in kameran på JPEG (”Mest kompatibelt”), eller välj ett foto som JPEG.',
  'offerform.photo.noPhoto':
    'GIF-bilder och teckningar (SVG) tas inte emot. Välj ett foto som JPEG, PNG eller WebP.',
  'offerform.photo.noPicture':
    'Filen är ingen bild. Välj ett foto; andra filer hör till ”Filer till annonsen”.',
  'offerform.photo.notSent': 'Fotot kom inte fram. Skicka det en gång till, eller utelämna det.',
  'offerform.photo.tooLarge':
    'Fotot är för stort: högst 40 megapixel och 40 MB. Ställ in kameran på färre megapixel, till exempel 12.',
  'offerform.photo.tooMany': 'En annons har högst 8 foton. Ta bort ett annat först.',
  'offerform.photo.tooSmall':
    'Fotot är för litet: varje sida måste ha minst 200 pixlar. Välj ett större.',
  'offerform.photo.unreadable':
    'Bilden går inte att läsa. Ta ett nytt foto eller välj en annan bild.',
  'offerform.locationNoRegion': 'Region saknas',
  'offerform.locationNoContact': 'E-post eller telefon saknas',
  'offerform.noLocationText':
    'En annons behöver en försäljningsplats med adress och läge på kartan. Lägg till den här, så fortsätter du direkt.',
  'offerform.restoredText': 'Det finns kvar på enheten till {until} om du inte sparar.',
  'offerform.leaveText':
    'Det du har fyllt i är inte sparat än. Som utkast finns det kvar i {days, number} dagar på den här enheten.',
  'offerform.leaveKeep': 'Behåll utkastet och gå',
  'offerform.savedRejected':
    'Sparat. Annonsen är fortfarande avvisad: ingenting har ändrats om djuren, platsen eller filerna.',
  'offerform.rejectedBecause': 'Avvisad av myndigheten',
  'offerform.outcome.online': 'Syns direkt när du sparar.',
  'offerform.outcome.inactive': 'Annonsen syns när ditt konto är godkänt som säljare.',
  'offerform.outcome.rejected':
    'Avvisad. När du ändrar uppgifter om djur, plats eller filer går annonsen till myndigheten igen.',
  'offerform.outcome.staysRejected':
    'Avvisad. Landet granskar inte annonser längre; den här är fortfarande dold.',
  'offerform.outcome.pending':
    'Går till myndigheten för godkännande när du sparar. Du får ett mejl när den har beslutat.',
  'offers.edit': 'Redigera annonsen',
  'offers.copyNotSaved': 'Kopia som utkast – inte sparad än',
  'offers.noLocation': 'En försäljningsplats saknas',
  'offers.sectionAvailability': 'Tillgängligt när?',
  'offers.increment': 'I steg om {increment, number}',
  'offers.restore': 'Återställ tidigare uppgifter',
  'offers.spotMarketField': 'Annonsera för omgående leverans',
  'offers.preview': 'Så ser köpare det',
  'offers.publish': 'Publicera annonsen',
  'offers.savedOnline': 'Sparat. Så syns annonsen nu.',
  'offers.savedPending': 'Sparat. Myndigheten granskar annonsen innan den syns.',
  'offers.clashes':
    'Dina ändringar är införda. Även ändrat på annat håll: {fields}. Här står din uppgift. Kontrollera den och spara igen.',
  'offers.error.amount': 'Skriv antalet djur som heltal, till exempel 12.',
} satisfies Partial<Messages<'offerform'>>;
