import type { Messages } from '../../parts.ts';

export const messages = {
  'home.administration': 'Här sköter administratörerna det som alla länder behöver.',
  'home.administrationCountries': 'Till länderna',
  'home.administrationInvited':
    'Den som ska vara med får en inbjudan med e-post. Öppna länken i mejlet och logga in; det går inte att registrera sig här.',
  'home.administrationOther':
    'Ditt konto hör inte till administrationen. Annonser och ansökningar finns på sidan för ditt land.',
  'home.chooseAnimal': 'Välj djuren',
  'home.saved': 'Sparade annonser och sökningar',
  'home.lead': 'Djur från ekogårdar nära dig. Kostnadsfritt och utan inloggning.',
  'home.located': 'Min plats',
  'home.locating': 'Söker din plats …',
  'home.nearMe': 'Nära mig',
  'home.notLocated': 'Din enhet anger ingen plats. Skriv ditt postnummer.',
  'home.offersOnline':
    '{count, plural, =0 {Du har inga annonser just nu} one {Du har # annons} other {Du har # annonser}}',
  'home.pathOffer': 'Sälj djur',
  'home.pathOfferAction': 'Logga in och annonsera',
  'home.pathOfferText':
    'Gårdar med giltigt ekologiskt certifikat annonserar kostnadsfritt. Namn och kontaktuppgifter är synliga för alla.',
  'home.pathRequestText':
    'Hittar du inget lämpligt djur? Här ansöker du om att få köpa icke-ekologiska avelsdjur eller kycklingar.',
  'home.paths': 'Det här kan du göra',
  'home.placeFailed':
    'Det går inte att söka efter orten just nu. Försök igen eller lämna fältet tomt.',
  'home.placeMany': '”{typed}” finns på flera håll. Välj rätt ort i listan.',
  'home.placeUnknown':
    '”{typed}” känner vi inte till här. Kontrollera stavningen, eller lämna fältet tomt så söker du i hela landet. Andra länder hittar du längst ner på sidan.',
  'home.requestsDraft':
    '{count, plural, =0 {Inga öppna utkast} one {# är inte skickad än} other {# är inte skickade än}}',
  'home.requestsTurn':
    '{count, plural, =0 {Ingen ansökan väntar på dig} one {# ansökan väntar på dig} other {# ansökningar väntar på dig}}',
  'home.species': '{group}: vilka mer exakt?',
  'home.tasks': 'Att göra',
  'home.title': 'Vilka djur söker du?',
} satisfies Partial<Messages<'home'>>;
