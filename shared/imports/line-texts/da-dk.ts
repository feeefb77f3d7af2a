import type { LineTexts } from './line-texts.ts';

export const lineTextsDa: LineTexts = {
  required: {
    reason: 'Oplysningen mangler.',
    hint: 'Skriv værdien i rækken.',
  },
  tooLong: {
    reason: 'Teksten er for lang.',
    hint: 'Kort teksten ned til højst {detail} tegn.',
  },
  cellError: {
    reason: 'Cellen indeholder en fejl fra regnearket.',
    hint: 'Erstat formlen med dens værdi.',
  },
  wrongText: {
    reason: 'Cellen indeholder tegn, der ikke er tekst.',
    hint: 'Kontrollér, at den rigtige tegnkodning er valgt.',
  },
  wrongControlNumber: {
    reason: 'Det er ikke et kontrolnummer i dette land.',
    hint: 'Nummeret skal se ud som {detail}.',
  },
  wrongCitycode: {
    reason: 'Det er ikke et postnummer.',
    hint: 'Skriv kun postnummeret, uden by.',
  },
  wrongEmail: {
    reason: 'Det er ikke en e-mailadresse.',
    hint: 'Skriv præcis én adresse, eller lad cellen stå tom.',
  },
  wrongPhone: {
    reason: 'Det er ikke et telefonnummer.',
    hint: 'Skriv præcis ét nummer, for eksempel +45 12 34 56 78.',
  },
  wrongWebsite: {
    reason: 'Det er ikke en internetadresse.',
    hint: 'Adressen skal se ud som https://www.example.org.',
  },
  wrongAgreement: {
    reason: 'Det er hverken en dato eller ja eller nej.',
    hint: 'Skriv dagen for samtykket, for eksempel 05.03.2026, eller ja eller nej.',
  },
  agreementAhead: {
    reason: 'Samtykket ligger i fremtiden.',
    hint: 'Skriv den dag, samtykket blev givet.',
  },
  unknownAssociation: {
    reason: 'Foreningen findes ikke her.',
    hint: 'Skriv navnet, som det står i databasen; adskil flere med semikolon.',
  },
  listedTwice: {
    reason: 'Det samme står allerede i række {detail}.',
    hint: 'Behold kun den ene af de to rækker.',
  },
  otherControlBody: {
    reason: 'Kontrolnummeret hører til en bedrift, der ikke er din kunde.',
    hint: 'Kontrollér nummer og postnummer. Er bedriften skiftet til jer, så kontakt administrationen.',
  },
  notAFarm: {
    reason: 'Kontrolnummeret hører ikke til en landbrugsbedrift.',
    hint: 'Kontakt administrationen.',
  },
  otherCountry: {
    reason: 'Bedriften hører til et andet land.',
    hint: 'Kontakt administrationen.',
  },
  deactivated: {
    reason: 'Administrationen har deaktiveret bedriftens konto.',
    hint: 'Kontakt administrationen.',
  },
  redacted: {
    reason: 'Bedriftens data er slettet.',
    hint: 'Kontakt administrationen.',
  },
  wrongTruth: {
    reason: 'Det er hverken ja eller nej.',
    hint: 'Skriv ja eller nej, eller lad cellen stå tom.',
  },
  unknownAnimalkind: {
    reason: 'Dyrearten findes ikke.',
    hint: 'Skriv navnet, som det står i databasen.',
  },
  unknownCountry: {
    reason: 'Landet findes ikke.',
    hint: 'Skriv landenes koder eller navne, for eksempel DK; SE.',
  },
  unknownLanguage: {
    reason: 'Sproget findes ikke.',
    hint: 'Skriv sprog og navn, for eksempel en_GB: Simmental; fr_FR: Simmental.',
  },
  unknownCategory2: {
    reason: 'Denne kategori II findes ikke.',
    hint: 'Skriv navnet, som det står i databasen; adskil flere med semikolon.',
  },
  otherAnimalkind: {
    reason: 'Denne kategori II hører til en anden dyreart.',
    hint: 'Angiv en kategori II for dyrearten i denne række.',
  },
  countryNotCovered: {
    reason: 'Kategorierne II i denne række gælder ikke der.',
    hint: 'Angiv for hvert land en kategori II, der gælder der, eller slet landet.',
  },
  tooMany: {
    reason: 'Det er for mange.',
    hint: 'Højst {detail} er tilladt.',
  },
  unknownOffer: {
    reason: 'Du har ikke dette tilbud.',
    hint: 'Lad id’et stå, som eksporten skriver det; for et nyt tilbud er cellen tom.',
  },
  notLocated: {
    reason: 'Adressen blev ikke fundet på kortet.',
    hint: 'Rækken bliver importeret. Kontrollér postnummer og by, så bedriften kan findes.',
  },
  noRegion: {
    reason: 'Postnummeret er ikke knyttet til nogen region.',
    hint: 'Rækken bliver importeret. Bedriftens ansøgninger kræver en region; kontakt administrationen.',
  },
  ended: {
    reason: 'Bedriften står ikke længere på listen og bliver deaktiveret.',
    hint: 'Hører den stadig til jer, så tilføj den i filen.',
  },
  changedSince: {
    reason: 'Posten er ændret siden importen og bliver, som den er.',
    hint: 'Ret den i hånden, hvis det er nødvendigt.',
  },
  usedSince: {
    reason: 'Posten er taget i brug og bliver stående.',
    hint: 'Der er for eksempel allerede en ansøgning for den.',
  },
};
