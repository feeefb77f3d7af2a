import type { LineTexts } from './line-texts.ts';

export const lineTextsSv: LineTexts = {
  required: {
    reason: 'Uppgiften saknas.',
    hint: 'Fyll i värdet på raden.',
  },
  tooLong: {
    reason: 'Texten är för lång.',
    hint: 'Korta texten till högst {detail} tecken.',
  },
  cellError: {
    reason: 'Cellen innehåller ett fel från kalkylprogrammet.',
    hint: 'Ersätt formeln med dess värde.',
  },
  wrongText: {
    reason: 'Cellen innehåller tecken som inte är text.',
    hint: 'Kontrollera att rätt teckenkodning är vald.',
  },
  wrongControlNumber: {
    reason: 'Det är inget kontrollnummer i det här landet.',
    hint: 'Numret ska se ut som {detail}.',
  },
  wrongCitycode: {
    reason: 'Det är inget postnummer.',
    hint: 'Skriv bara postnumret, utan ort.',
  },
  wrongEmail: {
    reason: 'Det är ingen e-postadress.',
    hint: 'Skriv exakt en adress eller lämna cellen tom.',
  },
  wrongPhone: {
    reason: 'Det är inget telefonnummer.',
    hint: 'Skriv exakt ett nummer, till exempel +46 70 123 45 67.',
  },
  wrongWebsite: {
    reason: 'Det är ingen webbadress.',
    hint: 'Adressen ska se ut som https://www.example.org.',
  },
  wrongAgreement: {
    reason: 'Det är varken ett datum eller ja eller nej.',
    hint: 'Skriv dagen för samtycket, till exempel 2026-03-05, eller ja eller nej.',
  },
  agreementAhead: {
    reason: 'Samtycket ligger i framtiden.',
    hint: 'Skriv dagen då det lämnades.',
  },
  unknownAssociation: {
    reason: 'Den föreningen finns inte här.',
    hint: 'Skriv namnet som det står i databasen; flera skiljs åt med semikolon.',
  },
  listedTwice: {
    reason: 'Posten finns redan på rad {detail}.',
    hint: 'Behåll bara en av raderna.',
  },
  otherControlBody: {
    reason: 'Kontrollnumret hör till en gård som inte är er kund.',
    hint: 'Kontrollera numret och postnumret. Om gården har bytt till er, kontakta administrationen.',
  },
  notAFarm: {
    reason: 'Kontrollnumret hör inte till någon gård.',
    hint: 'Kontakta administrationen.',
  },
  otherCountry: {
    reason: 'Gården hör till ett annat land.',
    hint: 'Kontakta administrationen.',
  },
  deactivated: {
    reason: 'Administrationen har inaktiverat gårdens konto.',
    hint: 'Kontakta administrationen.',
  },
  redacted: {
    reason: 'Gårdens uppgifter har raderats.',
    hint: 'Kontakta administrationen.',
  },
  wrongTruth: {
    reason: 'Det är varken ja eller nej.',
    hint: 'Skriv ja eller nej, eller lämna cellen tom.',
  },
  unknownAnimalkind: {
    reason: 'Det djurslaget finns inte.',
    hint: 'Skriv namnet som det står i databasen.',
  },
  unknownCountry: {
    reason: 'Det landet finns inte.',
    hint: 'Skriv ländernas koder eller namn, till exempel SE; DK.',
  },
  unknownLanguage: {
    reason: 'Det språket finns inte.',
    hint: 'Skriv språk och namn, till exempel en_GB: Simmental; fr_FR: Simmental.',
  },
  unknownCategory2: {
    reason: 'Den kategorin II finns inte.',
    hint: 'Skriv namnet som det står i databasen; flera skiljs åt med semikolon.',
  },
  otherAnimalkind: {
    reason: 'Den kategorin II hör till ett annat djurslag.',
    hint: 'Ange en kategori II för djurslaget på raden.',
  },
  countryNotCovered: {
    reason: 'Radens kategorier II gäller inte där.',
    hint: 'Ange för varje land en kategori II som gäller där, eller ta bort landet.',
  },
  tooMany: {
    reason: 'Det är för många poster.',
    hint: 'Högst {detail} är tillåtna.',
  },
  unknownOffer: {
    reason: 'Du har ingen sådan annons.',
    hint: 'Lämna id som det står i exporten; för en ny annons är det tomt.',
  },
  notLocated: {
    reason: 'Adressen hittades inte på kartan.',
    hint: 'Raden tas med. Kontrollera postnummer och ort så att gården går att hitta.',
  },
  noRegion: {
    reason: 'Postnumret hör inte till någon region.',
    hint: 'Raden tas med. Gårdens ansökningar behöver en region; kontakta administrationen.',
  },
  ended: {
    reason: 'Gården finns inte längre i listan och inaktiveras.',
    hint: 'Om den fortfarande hör till er, lägg till den i filen.',
  },
  changedSince: {
    reason: 'Posten har ändrats efter importen och förblir som den är.',
    hint: 'Ändra den för hand om det behövs.',
  },
  usedSince: {
    reason: 'Posten används numera och finns kvar.',
    hint: 'Det kan till exempel redan finnas en ansökan för den.',
  },
};
