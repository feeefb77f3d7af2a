import { fieldUnder } from '#shared/kernel/field-under.ts';
import { fallbackChain, type Locale } from '#shared/kernel/locale.ts';
import type { OfferProblemCode } from '#shared/offers/problem-codes.ts';
import { offerProblemsDe, offerProblemsEn } from '#shared/offers/problem-texts.ts';
import type { LineCode } from './line-codes.ts';

/**
 * A sentence for each code of a report, and a hint what to do; `{detail}` is the detail of the line. The problems of offers
 * have the sentences of the form.
 */
export type LineTexts = Readonly<
  Record<Exclude<LineCode, OfferProblemCode>, { readonly reason: string; readonly hint: string }>
>;

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

export const lineTextsEn: LineTexts = {
  required: { reason: 'This value is missing.', hint: 'Fill it in.' },
  tooLong: {
    reason: 'The text is too long.',
    hint: 'Shorten it to {detail} characters at most.',
  },
  cellError: {
    reason: 'The cell holds an error of the spreadsheet.',
    hint: 'Put the value in place of the formula.',
  },
  wrongText: {
    reason: 'The cell holds characters that are no text.',
    hint: 'Check that the right character encoding is chosen.',
  },
  wrongControlNumber: {
    reason: 'This is not a control number of the country.',
    hint: 'A number like {detail} is expected.',
  },
  wrongCitycode: {
    reason: 'This is not a postal code.',
    hint: 'Enter the postal code alone, without the town.',
  },
  wrongEmail: {
    reason: 'This is not an e-mail address.',
    hint: 'Enter exactly one address, or leave the cell empty.',
  },
  wrongPhone: {
    reason: 'This is not a phone number.',
    hint: 'Enter exactly one number, for example +353 1 1234567.',
  },
  wrongWebsite: {
    reason: 'This is not an internet address.',
    hint: 'An address like https://www.example.org is expected.',
  },
  wrongAgreement: {
    reason: 'This is neither a date nor yes or no.',
    hint: 'Enter the day of the agreement, for example 05/03/2026, or yes or no.',
  },
  agreementAhead: {
    reason: 'The agreement lies in the future.',
    hint: 'Enter the day on which it was given.',
  },
  unknownAssociation: {
    reason: 'There is no such association here.',
    hint: 'Write its name as it stands in the database; part several by semicolons.',
  },
  listedTwice: {
    reason: 'This entry stands in row {detail} already.',
    hint: 'Keep one of the two rows only.',
  },
  otherControlBody: {
    reason: 'This control number belongs to a farm that is not your customer.',
    hint: 'Check number and postal code. If the farm has moved to you, ask the administration.',
  },
  notAFarm: {
    reason: 'This control number does not belong to a farm.',
    hint: 'Ask the administration.',
  },
  otherCountry: {
    reason: 'The farm belongs to another country.',
    hint: 'Ask the administration.',
  },
  deactivated: {
    reason: 'The administration has deactivated the account of this farm.',
    hint: 'Ask the administration.',
  },
  redacted: {
    reason: 'The data of this farm was removed.',
    hint: 'Ask the administration.',
  },
  wrongTruth: {
    reason: 'This is neither yes nor no.',
    hint: 'Enter yes or no, or leave the cell empty.',
  },
  unknownAnimalkind: {
    reason: 'There is no such kind of animal.',
    hint: 'Write its name as it stands in the database.',
  },
  unknownCountry: {
    reason: 'There is no such country.',
    hint: 'Enter the codes or names of countries, for example DE; AT.',
  },
  unknownLanguage: {
    reason: 'There is no such language.',
    hint: 'Language and name are expected, for example en_GB: Simmental; fr_FR: Simmental.',
  },
  unknownCategory2: {
    reason: 'There is no such category II.',
    hint: 'Write its name as it stands in the database; part several by semicolons.',
  },
  otherAnimalkind: {
    reason: 'This category II belongs to another kind of animal.',
    hint: 'Name one of the kind of animal of this row.',
  },
  countryNotCovered: {
    reason: 'The categories II of this row are not used there.',
    hint: 'Name one for each country in which it is used, or take the country out.',
  },
  tooMany: {
    reason: 'These are too many entries.',
    hint: '{detail} are allowed at most.',
  },
  unknownOffer: {
    reason: 'You have no such offer.',
    hint: 'Keep the key as the export writes it; of a new offer it stays empty.',
  },
  notLocated: {
    reason: 'The address was not found on the map.',
    hint: 'The row is imported. Check postal code and town, so that the farm is found.',
  },
  noRegion: {
    reason: 'No region is known for this postal code.',
    hint: 'The row is imported. Requests of the farm need a region; ask the administration.',
  },
  ended: {
    reason: 'The farm is not listed any more and is deactivated.',
    hint: 'If it is still yours, add it to the file.',
  },
  changedSince: {
    reason: 'The entry was changed since the import and stays as it is.',
    hint: 'Change it by hand where needed.',
  },
  usedSince: {
    reason: 'The entry is in use by now and stays.',
    hint: 'There is a request for it already, for example.',
  },
};

/** Returns the sentences as messages of a catalogue: `imports.line.<code>`, `imports.hint.<code>`. */
export const lineMessages = (texts: LineTexts) => ({
  ...fieldUnder('imports.line.', texts, 'reason'),
  ...fieldUnder('imports.hint.', texts, 'hint'),
});

/** The sentences of every code. */
type AllTexts = Readonly<Record<LineCode, { readonly reason: string; readonly hint?: string }>>;

/** Returns the sentences in the language, or in the first that it falls back to. */
export function lineTextsFor(locale: Locale): AllTexts {
  const german = { ...lineTextsDe, ...offerProblemsDe };
  const known: Partial<Record<Locale, AllTexts>> = {
    de_DE: german,
    en_GB: { ...lineTextsEn, ...offerProblemsEn },
  };
  return fallbackChain(locale).flatMap((language) => known[language] ?? [])[0] ?? german;
}
