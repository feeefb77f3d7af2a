import type { LineTexts } from './line-texts.ts';

export const lineTextsEn: LineTexts = {
  cellError: 'The cell holds an error of the spreadsheet. Put the value in place of the formula.',
  wrongText:
    'The cell holds characters that are no text. Check that the right character encoding is chosen.',
  wrongControlNumber:
    'This is not a control number of the country. A number like {detail} is expected.',
  wrongCitycode: 'This is not a postal code. Enter the postal code alone, without the town.',
  wrongEmail: 'This is not an e-mail address. Enter exactly one address, or leave the cell empty.',
  wrongPhone: 'This is not a phone number. Enter exactly one number, for example +353 1 1234567.',
  wrongWebsite:
    'This is not an internet address. An address like https://www.example.org is expected.',
  wrongAgreement:
    'This is neither a date nor yes or no. Enter the day of the agreement, for example 05/03/2026, or yes or no.',
  agreementAhead: 'The agreement lies in the future. Enter the day on which it was given.',
  unknownName:
    'There is no such name here. Write it as it stands in the database; part several by semicolons.',
  listedTwice: 'This entry stands in row {detail} already.',
  otherControlBody:
    'This control number belongs to a farm that is not your customer. Check number and postal code. If the farm has moved to you, ask the administration.',
  notAFarm:
    'This control number does not belong to a farm of this country. Ask the administration.',
  deactivated:
    'The administration has deactivated the account of this farm. Ask the administration.',
  wrongTruth: 'This is neither yes nor no. Enter yes or no, or leave the cell empty.',
  unknownAnimalkind:
    'There is no such kind of animal. Write its name as it stands in the database.',
  unknownCountry:
    'There is no such country. Enter the codes or names of countries, for example DE; AT.',
  unknownLanguage:
    'There is no such language. Language and name are expected, for example en_GB: Simmental; fr_FR: Simmental.',
  otherAnimalkind:
    'This category II belongs to another kind of animal. Name one of the kind of animal of this row.',
  countryNotCovered:
    'The categories II of this row are not used there. Name one for each country in which it is used, or take the country out.',
  unknownOffer:
    'You have no such offer. Keep the key as the export writes it; of a new offer it stays empty.',
  notLocated:
    'The address was not found on the map. The row is imported. Check postal code and town, so that the farm is found.',
  noRegion:
    'No region is known for this postal code. The row is imported. Requests of the farm need a region; ask the administration.',
  ended:
    'The farm is not listed any more and is deactivated. If it is still yours, add it to the file.',
  changedSince: 'The entry was changed since the import and stays as it is.',
  usedSince: 'The entry is in use by now and stays.',
};
