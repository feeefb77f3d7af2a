import type { LineTexts } from './line-texts.ts';

export const lineTextsDe: LineTexts = {
  cellError:
    'Die Zelle enthält einen Fehler der Tabellenkalkulation. Ersetzen Sie die Formel durch ihren Wert.',
  wrongText:
    'Der Eintrag enthält Zeichen, die kein Text sind. Prüfen Sie, ob die richtige Zeichenkodierung gewählt ist.',
  wrongControlNumber:
    'Das ist keine Kontrollnummer dieses Landes. Erwartet wird eine Nummer wie {detail}.',
  wrongCitycode: 'Das ist keine Postleitzahl. Tragen Sie nur die Postleitzahl ein, ohne Ort.',
  wrongEmail:
    'Das ist keine E-Mail-Adresse. Tragen Sie genau eine Adresse ein, oder lassen Sie die Zelle leer.',
  wrongPhone:
    'Das ist keine Telefonnummer. Tragen Sie genau eine Nummer ein, zum Beispiel +49 8161 12345.',
  wrongWebsite:
    'Das ist keine Internetadresse. Erwartet wird eine Adresse wie https://www.example.org.',
  wrongAgreement:
    'Das ist weder ein Datum noch Ja oder Nein. Tragen Sie den Tag der Zustimmung ein, zum Beispiel 05.03.2026, oder Ja oder Nein.',
  agreementAhead:
    'Die Zustimmung liegt in der Zukunft. Tragen Sie den Tag ein, an dem sie erteilt wurde.',
  unknownName:
    'Diesen Namen gibt es hier nicht. Schreiben Sie ihn so, wie er in der Datenbank steht; mehrere mit Semikolon getrennt.',
  listedTwice: 'Dieser Eintrag steht schon in Zeile {detail}.',
  otherControlBody:
    'Zu dieser Kontrollnummer gehört ein Betrieb, der nicht Ihr Kunde ist. Prüfen Sie Nummer und Postleitzahl. Hat der Betrieb zu Ihnen gewechselt, wenden Sie sich an die Verwaltung.',
  notAFarm:
    'Zu dieser Kontrollnummer gehört kein landwirtschaftlicher Betrieb dieses Landes. Wenden Sie sich an die Verwaltung.',
  deactivated:
    'Die Verwaltung hat das Konto dieses Betriebs deaktiviert. Wenden Sie sich an die Verwaltung.',
  wrongTruth:
    'Das ist weder Ja noch Nein. Tragen Sie Ja oder Nein ein, oder lassen Sie die Zelle leer.',
  unknownAnimalkind:
    'Diese Tierart gibt es nicht. Schreiben Sie den Namen so, wie er in der Datenbank steht.',
  unknownCountry:
    'Dieses Land gibt es nicht. Tragen Sie die Kürzel oder Namen der Länder ein, zum Beispiel DE; AT.',
  unknownLanguage:
    'Diese Sprache gibt es nicht. Erwartet werden Sprache und Name, zum Beispiel en_GB: Simmental; fr_FR: Simmental.',
  otherAnimalkind:
    'Diese Kategorie II gehört zu einer anderen Tierart. Nennen Sie eine Kategorie II der Tierart dieser Zeile.',
  countryNotCovered:
    'Die Kategorien II dieser Zeile gelten dort nicht. Nennen Sie für jedes Land eine Kategorie II, die dort gilt, oder streichen Sie das Land.',
  unknownOffer:
    'Dieses Angebot gibt es bei Ihnen nicht. Lassen Sie die Kennung, wie der Export sie schreibt; für ein neues Angebot bleibt sie leer.',
  notLocated:
    'Die Adresse wurde auf der Karte nicht gefunden. Die Zeile wird übernommen. Prüfen Sie Postleitzahl und Ort, damit der Betrieb gefunden wird.',
  noRegion:
    'Für diese Postleitzahl ist keine Region hinterlegt. Die Zeile wird übernommen. Anträge des Betriebs brauchen eine Region; wenden Sie sich an die Verwaltung.',
  ended:
    'Der Betrieb steht nicht mehr in der Liste und wird deaktiviert. Gehört er noch zu Ihnen, ergänzen Sie ihn in der Datei.',
  changedSince: 'Der Eintrag wurde seit dem Import geändert und bleibt, wie er ist.',
  usedSince: 'Der Eintrag wird inzwischen verwendet und bleibt bestehen.',
};
