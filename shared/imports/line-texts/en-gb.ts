import type { LineTexts } from './line-texts.ts';

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
