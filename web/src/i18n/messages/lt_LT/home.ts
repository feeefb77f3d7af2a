import type { Messages } from '../../parts.ts';

export const messages = {
  'home.administration': 'Čia administratoriai tvarko tai, ko reikia visoms šalims.',
  'home.administrationCountries': 'Į šalių sąrašą',
  'home.administrationInvited':
    'Kas turi dirbti administracijoje, gauna kvietimą el. paštu. Atverkite jo nuorodą ir prisijunkite; patiems čia registruotis negalima.',
  'home.administrationOther':
    'Jūsų paskyra nepriklauso administracijai. Pasiūlymus ir prašymus rasite savo šalies svetainėje.',
  'home.chooseAnimal': 'Pasirinkite gyvūnus',
  'home.saved': 'Įsiminti pasiūlymai ir paieškos',
  'home.lead': 'Gyvūnai iš ekologinių ūkių netoli Jūsų. Nemokamai, paskyros nereikia.',
  'home.located': 'Mano vieta',
  'home.locating': 'Nustatoma Jūsų vieta…',
  'home.nearMe': 'Netoli manęs',
  'home.notLocated': 'Jūsų įrenginys vietos nenurodo. Įveskite savo vietovę.',
  'home.offersOnline':
    '{count, plural, =0 {Šiuo metu nieko nesiūlote} one {# Jūsų pasiūlymas} few {# Jūsų pasiūlymai} many {# Jūsų pasiūlymo} other {# Jūsų pasiūlymų}}',
  'home.pathOffer': 'Siūlyti gyvūnus',
  'home.pathOfferAction': 'Prisijungti ir siūlyti',
  'home.pathOfferText':
    'Ūkiai, turintys galiojantį ekologinės gamybos sertifikatą, siūlo nemokamai. Pavadinimas ir kontaktai vieši.',
  'home.pathRequestText':
    'Neradote tinkamo gyvūno? Čia galite prašyti leidimo pirkti neekologiškų veislinių gyvūnų ar viščiukų.',
  'home.paths': 'Ką čia galite daryti',
  'home.placeFailed':
    'Šiuo metu vietovės ieškoti negalima. Bandykite dar kartą arba palikite lauką tuščią.',
  'home.placeMany': 'Vietovių „{typed}“ yra kelios. Pasirinkite tinkamą iš sąrašo.',
  'home.placeUnknown':
    'Vietovės „{typed}“ čia nežinome. Patikrinkite rašybą arba palikite lauką tuščią: tada ieškosite visoje šalyje. Kitas šalis rasite puslapio apačioje.',
  'home.requestsDraft':
    '{count, plural, =0 {Pradėtų juodraščių nėra} one {Iš jų # dar neišsiųstas} few {Iš jų # dar neišsiųsti} many {Iš jų # dar neišsiųsto} other {Iš jų # dar neišsiųstų}}',
  'home.requestsTurn':
    '{count, plural, =0 {Jūsų nelaukia nė vienas prašymas} one {Jūsų laukia # prašymas} few {Jūsų laukia # prašymai} many {Jūsų laukia # prašymo} other {Jūsų laukia # prašymų}}',
  'home.species': '{group}: kurie tiksliai?',
  'home.tasks': 'Jūsų užduotys',
  'home.title': 'Kokių gyvūnų ieškote?',
} satisfies Partial<Messages<'home'>>;
