import type { LineTexts } from './line-texts.ts';

export const lineTextsNl: LineTexts = {
  cellError: 'In de cel staat een fout van het rekenblad. Vervang de formule door de waarde.',
  wrongText:
    'De inhoud bevat tekens die geen tekst zijn. Controleer of de juiste tekencodering is gekozen.',
  wrongControlNumber:
    'Dat is geen controlenummer van dit land. Verwacht wordt een nummer als {detail}.',
  wrongCitycode: 'Dat is geen postcode. Vul alleen de postcode in, zonder plaats.',
  wrongEmail: 'Dat is geen e-mailadres. Vul precies één adres in, of laat de cel leeg.',
  wrongPhone: 'Dat is geen telefoonnummer. Vul precies één nummer in, bijvoorbeeld +31 317 123456.',
  wrongWebsite: 'Dat is geen internetadres. Verwacht wordt een adres als https://www.example.org.',
  wrongAgreement:
    'Dat is geen datum en ook geen ja of nee. Vul de dag van de toestemming in, bijvoorbeeld 05-03-2026, of ja of nee.',
  agreementAhead:
    'De toestemming ligt in de toekomst. Vul de dag in waarop de toestemming is gegeven.',
  unknownName:
    'Deze naam bestaat hier niet. Schrijf de naam zoals die in de database staat; meer namen gescheiden door een puntkomma.',
  listedTwice: 'Deze inhoud staat al in regel {detail}.',
  otherControlBody:
    'Bij dit controlenummer hoort een bedrijf dat geen klant van u is. Controleer nummer en postcode. Is het bedrijf naar u overgestapt, neem dan contact op met de beheerder.',
  notAFarm:
    'Bij dit controlenummer hoort geen landbouwbedrijf in dit land. Neem contact op met de beheerder.',
  deactivated:
    'De beheerder heeft het account van dit bedrijf gedeactiveerd. Neem contact op met de beheerder.',
  wrongTruth: 'Dat is geen ja en geen nee. Vul ja of nee in, of laat de cel leeg.',
  unknownAnimalkind: 'Deze diersoort bestaat niet. Schrijf de naam zoals die in de database staat.',
  unknownCountry:
    'Dit land bestaat niet. Vul de codes of namen van de landen in, bijvoorbeeld NL; DE.',
  unknownLanguage:
    'Deze taal bestaat niet. Verwacht worden taal en naam, bijvoorbeeld en_GB: Simmental; fr_FR: Simmental.',
  otherAnimalkind:
    'Deze categorie II hoort bij een andere diersoort. Noem een categorie II van de diersoort in deze regel.',
  countryNotCovered:
    'De categorieën II in deze regel gelden daar niet. Noem voor elk land een categorie II die daar geldt, of haal het land weg.',
  unknownOffer:
    'Deze aanbieding bestaat niet bij u. Laat de ID staan zoals de export die schrijft; voor een nieuwe aanbieding blijft de cel leeg.',
  notLocated:
    'Het adres is niet op de kaart gevonden. De regel wordt overgenomen. Controleer postcode en plaats, zodat het bedrijf te vinden is.',
  noRegion:
    'Bij deze postcode hoort nog geen regio. De regel wordt overgenomen. Aanvragen van het bedrijf hebben een regio nodig; neem contact op met de beheerder.',
  ended:
    'Het bedrijf staat niet meer in de lijst en wordt gedeactiveerd. Hoort het nog bij u, voeg het dan toe aan het bestand.',
  changedSince: 'Het gegeven is sinds de import gewijzigd en blijft zoals het is.',
  usedSince: 'Het gegeven wordt intussen gebruikt en blijft bestaan.',
};
