import type { LineTexts } from './line-texts.ts';

export const lineTextsDa: LineTexts = {
  cellError: 'Cellen indeholder en fejl fra regnearket. Erstat formlen med dens værdi.',
  wrongText:
    'Cellen indeholder tegn, der ikke er tekst. Kontrollér, at den rigtige tegnkodning er valgt.',
  wrongControlNumber:
    'Det er ikke et certificeringsnummer i dette land. Nummeret skal se ud som {detail}.',
  wrongCitycode: 'Det er ikke et postnummer. Skriv kun postnummeret, uden by.',
  wrongEmail: 'Det er ikke en e-mailadresse. Skriv præcis én adresse, eller lad cellen stå tom.',
  wrongPhone: 'Det er ikke et telefonnummer. Skriv præcis ét nummer, for eksempel +45 12 34 56 78.',
  wrongWebsite: 'Det er ikke en internetadresse. Adressen skal se ud som https://www.example.org.',
  wrongAgreement:
    'Det er hverken en dato eller ja eller nej. Skriv dagen for samtykket, for eksempel 05.03.2026, eller ja eller nej.',
  agreementAhead: 'Samtykket ligger i fremtiden. Skriv den dag, samtykket blev givet.',
  unknownName:
    'Navnet findes ikke her. Skriv det, som det står i databasen; adskil flere med semikolon.',
  listedTwice: 'Det samme står allerede i række {detail}.',
  otherControlBody:
    'Certificeringsnummeret hører til en bedrift, der ikke er din kunde. Kontrollér nummer og postnummer. Er bedriften skiftet til jer, så kontakt administrationen.',
  notAFarm:
    'Certificeringsnummeret hører ikke til en landbrugsbedrift i dette land. Kontakt administrationen.',
  deactivated: 'Administrationen har deaktiveret bedriftens konto. Kontakt administrationen.',
  wrongTruth: 'Det er hverken ja eller nej. Skriv ja eller nej, eller lad cellen stå tom.',
  unknownAnimalkind: 'Dyrearten findes ikke. Skriv navnet, som det står i databasen.',
  unknownCountry: 'Landet findes ikke. Skriv landenes koder eller navne, for eksempel DK; SE.',
  unknownLanguage:
    'Sproget findes ikke. Skriv sprog og navn, for eksempel en_GB: Simmental; fr_FR: Simmental.',
  otherAnimalkind:
    'Denne kategori II hører til en anden dyreart. Angiv en kategori II for dyrearten i denne række.',
  countryNotCovered:
    'Kategorierne II i denne række gælder ikke der. Angiv for hvert land en kategori II, der gælder der, eller slet landet.',
  unknownOffer:
    'Du har ikke dette tilbud. Lad id’et stå, som eksporten skriver det; for et nyt tilbud er cellen tom.',
  notLocated:
    'Adressen blev ikke fundet på kortet. Rækken bliver importeret. Kontrollér postnummer og by, så bedriften kan findes.',
  noRegion:
    'Postnummeret er ikke knyttet til nogen region. Rækken bliver importeret. Bedriftens ansøgninger kræver en region; kontakt administrationen.',
  ended:
    'Bedriften står ikke længere på listen og bliver deaktiveret. Hører den stadig til jer, så tilføj den i filen.',
  changedSince: 'Posten er ændret siden importen og bliver, som den er.',
  usedSince: 'Posten er taget i brug og bliver stående.',
};
