import type { LineTexts } from './line-texts.ts';

export const lineTextsDe: LineTexts = {
  required: {
    reason: 'Diese Angabe fehlt.',
    hint: 'Tragen Sie den Wert in der Zeile nach.',
  },
  tooLong: {
    reason: 'Der Eintrag ist zu lang.',
    hint: 'Kürzen Sie den Text auf höchstens {detail} Zeichen.',
  },
  cellError: {
    reason: 'Die Zelle enthält einen Fehler der Tabellenkalkulation.',
    hint: 'Ersetzen Sie die Formel durch ihren Wert.',
  },
  wrongText: {
    reason: 'Der Eintrag enthält Zeichen, die kein Text sind.',
    hint: 'Prüfen Sie, ob die richtige Zeichenkodierung gewählt ist.',
  },
  wrongControlNumber: {
    reason: 'Das ist keine Kontrollnummer dieses Landes.',
    hint: 'Erwartet wird eine Nummer wie {detail}.',
  },
  wrongCitycode: {
    reason: 'Das ist keine Postleitzahl.',
    hint: 'Tragen Sie nur die Postleitzahl ein, ohne Ort.',
  },
  wrongEmail: {
    reason: 'Das ist keine E-Mail-Adresse.',
    hint: 'Tragen Sie genau eine Adresse ein, oder lassen Sie die Zelle leer.',
  },
  wrongPhone: {
    reason: 'Das ist keine Telefonnummer.',
    hint: 'Tragen Sie genau eine Nummer ein, zum Beispiel +49 8161 12345.',
  },
  wrongWebsite: {
    reason: 'Das ist keine Internetadresse.',
    hint: 'Erwartet wird eine Adresse wie https://www.example.org.',
  },
  wrongAgreement: {
    reason: 'Das ist weder ein Datum noch Ja oder Nein.',
    hint: 'Tragen Sie den Tag der Zustimmung ein, zum Beispiel 05.03.2026, oder Ja oder Nein.',
  },
  agreementAhead: {
    reason: 'Die Zustimmung liegt in der Zukunft.',
    hint: 'Tragen Sie den Tag ein, an dem sie erteilt wurde.',
  },
  unknownAssociation: {
    reason: 'Diesen Verband gibt es hier nicht.',
    hint: 'Schreiben Sie den Namen so, wie er in der Datenbank steht; mehrere mit Semikolon getrennt.',
  },
  listedTwice: {
    reason: 'Dieser Eintrag steht schon in Zeile {detail}.',
    hint: 'Behalten Sie nur eine der beiden Zeilen.',
  },
  otherControlBody: {
    reason: 'Zu dieser Kontrollnummer gehört ein Betrieb, der nicht Ihr Kunde ist.',
    hint: 'Prüfen Sie Nummer und Postleitzahl. Hat der Betrieb zu Ihnen gewechselt, wenden Sie sich an die Verwaltung.',
  },
  notAFarm: {
    reason: 'Zu dieser Kontrollnummer gehört kein landwirtschaftlicher Betrieb.',
    hint: 'Wenden Sie sich an die Verwaltung.',
  },
  otherCountry: {
    reason: 'Der Betrieb gehört zu einem anderen Land.',
    hint: 'Wenden Sie sich an die Verwaltung.',
  },
  deactivated: {
    reason: 'Die Verwaltung hat das Konto dieses Betriebs deaktiviert.',
    hint: 'Wenden Sie sich an die Verwaltung.',
  },
  redacted: {
    reason: 'Die Daten dieses Betriebs wurden gelöscht.',
    hint: 'Wenden Sie sich an die Verwaltung.',
  },
  wrongTruth: {
    reason: 'Das ist weder Ja noch Nein.',
    hint: 'Tragen Sie Ja oder Nein ein, oder lassen Sie die Zelle leer.',
  },
  unknownAnimalkind: {
    reason: 'Diese Tierart gibt es nicht.',
    hint: 'Schreiben Sie den Namen so, wie er in der Datenbank steht.',
  },
  unknownCountry: {
    reason: 'Dieses Land gibt es nicht.',
    hint: 'Tragen Sie die Kürzel oder Namen der Länder ein, zum Beispiel DE; AT.',
  },
  unknownLanguage: {
    reason: 'Diese Sprache gibt es nicht.',
    hint: 'Erwartet werden Sprache und Name, zum Beispiel en_GB: Simmental; fr_FR: Simmental.',
  },
  unknownCategory2: {
    reason: 'Diese Kategorie II gibt es nicht.',
    hint: 'Schreiben Sie den Namen so, wie er in der Datenbank steht; mehrere mit Semikolon getrennt.',
  },
  otherAnimalkind: {
    reason: 'Diese Kategorie II gehört zu einer anderen Tierart.',
    hint: 'Nennen Sie eine Kategorie II der Tierart dieser Zeile.',
  },
  countryNotCovered: {
    reason: 'Die Kategorien II dieser Zeile gelten dort nicht.',
    hint: 'Nennen Sie für jedes Land eine Kategorie II, die dort gilt, oder streichen Sie das Land.',
  },
  tooMany: {
    reason: 'Das sind zu viele Einträge.',
    hint: 'Erlaubt sind höchstens {detail}.',
  },
  unknownOffer: {
    reason: 'Dieses Angebot gibt es bei Ihnen nicht.',
    hint: 'Lassen Sie die Kennung, wie die Ausfuhr sie schreibt; für ein neues Angebot bleibt sie leer.',
  },
  notLocated: {
    reason: 'Die Adresse wurde auf der Karte nicht gefunden.',
    hint: 'Die Zeile wird übernommen. Prüfen Sie Postleitzahl und Ort, damit der Betrieb gefunden wird.',
  },
  noRegion: {
    reason: 'Für diese Postleitzahl ist keine Region hinterlegt.',
    hint: 'Die Zeile wird übernommen. Anträge des Betriebs brauchen eine Region; wenden Sie sich an die Verwaltung.',
  },
  ended: {
    reason: 'Der Betrieb steht nicht mehr in der Liste und wird deaktiviert.',
    hint: 'Gehört er noch zu Ihnen, ergänzen Sie ihn in der Datei.',
  },
  changedSince: {
    reason: 'Der Eintrag wurde seit dem Import geändert und bleibt, wie er ist.',
    hint: 'Ändern Sie ihn bei Bedarf von Hand.',
  },
  usedSince: {
    reason: 'Der Eintrag wird inzwischen verwendet und bleibt bestehen.',
    hint: 'Zum Beispiel gibt es schon einen Antrag für ihn.',
  },
};
