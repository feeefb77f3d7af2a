import type { LineTexts } from './line-texts.ts';

export const lineTextsSv: LineTexts = {
  cellError: 'Cellen innehåller ett fel från kalkylprogrammet. Ersätt formeln med dess värde.',
  wrongText:
    'Cellen innehåller tecken som inte är text. Kontrollera att rätt teckenkodning är vald.',
  wrongControlNumber:
    'Det är inget kontrollnummer i det här landet. Numret ska se ut som {detail}.',
  wrongCitycode: 'Det är inget postnummer. Skriv bara postnumret, utan ort.',
  wrongEmail: 'Det är ingen e-postadress. Skriv exakt en adress eller lämna cellen tom.',
  wrongPhone: 'Det är inget telefonnummer. Skriv exakt ett nummer, till exempel +46 70 123 45 67.',
  wrongWebsite: 'Det är ingen webbadress. Adressen ska se ut som https://www.example.org.',
  wrongAgreement:
    'Det är varken ett datum eller ja eller nej. Skriv dagen för samtycket, till exempel 2026-03-05, eller ja eller nej.',
  agreementAhead: 'Samtycket ligger i framtiden. Skriv dagen då det lämnades.',
  unknownName:
    'Det namnet finns inte här. Skriv det som det står i databasen; flera skiljs åt med semikolon.',
  listedTwice: 'Posten finns redan på rad {detail}.',
  otherControlBody:
    'Kontrollnumret hör till en gård som inte är er kund. Kontrollera numret och postnumret. Om gården har bytt till er, kontakta administrationen.',
  notAFarm: 'Kontrollnumret hör inte till någon gård i det här landet. Kontakta administrationen.',
  deactivated: 'Administrationen har inaktiverat gårdens konto. Kontakta administrationen.',
  wrongTruth: 'Det är varken ja eller nej. Skriv ja eller nej, eller lämna cellen tom.',
  unknownAnimalkind: 'Det djurslaget finns inte. Skriv namnet som det står i databasen.',
  unknownCountry: 'Det landet finns inte. Skriv ländernas koder eller namn, till exempel SE; DK.',
  unknownLanguage:
    'Det språket finns inte. Skriv språk och namn, till exempel en_GB: Simmental; fr_FR: Simmental.',
  otherAnimalkind:
    'Den kategorin II hör till ett annat djurslag. Ange en kategori II för djurslaget på raden.',
  countryNotCovered:
    'Radens kategorier II gäller inte där. Ange för varje land en kategori II som gäller där, eller ta bort landet.',
  unknownOffer:
    'Du har ingen sådan annons. Lämna id som det står i exporten; för en ny annons är det tomt.',
  notLocated:
    'Adressen hittades inte på kartan. Raden tas med. Kontrollera postnummer och ort så att gården går att hitta.',
  noRegion:
    'Postnumret hör inte till någon region. Raden tas med. Gårdens ansökningar behöver en region; kontakta administrationen.',
  ended:
    'Gården finns inte längre i listan och inaktiveras. Om den fortfarande hör till er, lägg till den i filen.',
  changedSince: 'Posten har ändrats efter importen och förblir som den är.',
  usedSince: 'Posten används numera och finns kvar.',
};
