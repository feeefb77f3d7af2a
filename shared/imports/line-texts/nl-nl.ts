import type { LineTexts } from './line-texts.ts';

export const lineTextsNl: LineTexts = {
  required: {
    reason: 'Dit gegeven ontbreekt.',
    hint: 'Vul de waarde in de regel aan.',
  },
  tooLong: {
    reason: 'De inhoud is te lang.',
    hint: 'Kort de tekst in tot hoogstens {detail} tekens.',
  },
  cellError: {
    reason: 'In de cel staat een fout van het rekenblad.',
    hint: 'Vervang de formule door de waarde.',
  },
  wrongText: {
    reason: 'De inhoud bevat tekens die geen tekst zijn.',
    hint: 'Controleer of de juiste tekencodering is gekozen.',
  },
  wrongControlNumber: {
    reason: 'Dat is geen controlenummer van dit land.',
    hint: 'Verwacht wordt een nummer als {detail}.',
  },
  wrongCitycode: {
    reason: 'Dat is geen postcode.',
    hint: 'Vul alleen de postcode in, zonder plaats.',
  },
  wrongEmail: {
    reason: 'Dat is geen e-mailadres.',
    hint: 'Vul precies één adres in, of laat de cel leeg.',
  },
  wrongPhone: {
    reason: 'Dat is geen telefoonnummer.',
    hint: 'Vul precies één nummer in, bijvoorbeeld +31 317 123456.',
  },
  wrongWebsite: {
    reason: 'Dat is geen internetadres.',
    hint: 'Verwacht wordt een adres als https://www.example.org.',
  },
  wrongAgreement: {
    reason: 'Dat is geen datum en ook geen ja of nee.',
    hint: 'Vul de dag van de toestemming in, bijvoorbeeld 05-03-2026, of ja of nee.',
  },
  agreementAhead: {
    reason: 'De toestemming ligt in de toekomst.',
    hint: 'Vul de dag in waarop de toestemming is gegeven.',
  },
  unknownAssociation: {
    reason: 'Deze vereniging bestaat hier niet.',
    hint: 'Schrijf de naam zoals die in de database staat; meer namen gescheiden door een puntkomma.',
  },
  listedTwice: {
    reason: 'Deze inhoud staat al in regel {detail}.',
    hint: 'Houd maar één van beide regels over.',
  },
  otherControlBody: {
    reason: 'Bij dit controlenummer hoort een bedrijf dat geen klant van u is.',
    hint: 'Controleer nummer en postcode. Is het bedrijf naar u overgestapt, neem dan contact op met de beheerder.',
  },
  notAFarm: {
    reason: 'Bij dit controlenummer hoort geen landbouwbedrijf.',
    hint: 'Neem contact op met de beheerder.',
  },
  otherCountry: {
    reason: 'Het bedrijf hoort bij een ander land.',
    hint: 'Neem contact op met de beheerder.',
  },
  deactivated: {
    reason: 'De beheerder heeft het account van dit bedrijf gedeactiveerd.',
    hint: 'Neem contact op met de beheerder.',
  },
  redacted: {
    reason: 'De gegevens van dit bedrijf zijn verwijderd.',
    hint: 'Neem contact op met de beheerder.',
  },
  wrongTruth: {
    reason: 'Dat is geen ja en geen nee.',
    hint: 'Vul ja of nee in, of laat de cel leeg.',
  },
  unknownAnimalkind: {
    reason: 'Deze diersoort bestaat niet.',
    hint: 'Schrijf de naam zoals die in de database staat.',
  },
  unknownCountry: {
    reason: 'Dit land bestaat niet.',
    hint: 'Vul de codes of namen van de landen in, bijvoorbeeld NL; DE.',
  },
  unknownLanguage: {
    reason: 'Deze taal bestaat niet.',
    hint: 'Verwacht worden taal en naam, bijvoorbeeld en_GB: Simmental; fr_FR: Simmental.',
  },
  unknownCategory2: {
    reason: 'Deze categorie II bestaat niet.',
    hint: 'Schrijf de naam zoals die in de database staat; meer namen gescheiden door een puntkomma.',
  },
  otherAnimalkind: {
    reason: 'Deze categorie II hoort bij een andere diersoort.',
    hint: 'Noem een categorie II van de diersoort in deze regel.',
  },
  countryNotCovered: {
    reason: 'De categorieën II in deze regel gelden daar niet.',
    hint: 'Noem voor elk land een categorie II die daar geldt, of haal het land weg.',
  },
  tooMany: {
    reason: 'Dat zijn er te veel.',
    hint: 'Hoogstens {detail} zijn toegestaan.',
  },
  unknownOffer: {
    reason: 'Deze aanbieding bestaat niet bij u.',
    hint: 'Laat de ID staan zoals de export die schrijft; voor een nieuwe aanbieding blijft de cel leeg.',
  },
  notLocated: {
    reason: 'Het adres is niet op de kaart gevonden.',
    hint: 'De regel wordt overgenomen. Controleer postcode en plaats, zodat het bedrijf te vinden is.',
  },
  noRegion: {
    reason: 'Bij deze postcode hoort nog geen regio.',
    hint: 'De regel wordt overgenomen. Aanvragen van het bedrijf hebben een regio nodig; neem contact op met de beheerder.',
  },
  ended: {
    reason: 'Het bedrijf staat niet meer in de lijst en wordt gedeactiveerd.',
    hint: 'Hoort het nog bij u, voeg het dan toe aan het bestand.',
  },
  changedSince: {
    reason: 'Het gegeven is sinds de import gewijzigd en blijft zoals het is.',
    hint: 'Wijzig het zo nodig met de hand.',
  },
  usedSince: {
    reason: 'Het gegeven wordt intussen gebruikt en blijft bestaan.',
    hint: 'Er is bijvoorbeeld al een aanvraag voor.',
  },
};
