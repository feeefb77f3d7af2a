import { type ImportTexts, offerColumns } from './import-texts.ts';

const farmColumns: ImportTexts['columns']['customers'] = {
  controlNumber: {
    heading: 'Control number',
    explanation: 'It says which farm the row is about.',
    also: ['Control no', 'Number', 'Customer number', 'Herd number', 'CHR', 'Licence number'],
  },
  name: {
    heading: 'Name of the farm',
    explanation: 'What the farm is called in the database.',
    also: ['Farm name', 'Farm', 'Name', 'Company', 'Customer'],
  },
  street: {
    heading: 'Street and number',
    explanation: 'Address of the farm.',
    also: ['Street', 'Address'],
  },
  citycode: {
    heading: 'Postal code',
    explanation: 'The region is found by it.',
    also: ['Postcode', 'Post code', 'Zip', 'Zip code'],
  },
  city: { heading: 'Town', explanation: 'Address of the farm.', also: ['City', 'Place'] },
  contact: {
    heading: 'Contact person',
    explanation: 'Whom one reaches.',
    also: ['Contact', 'Manager', 'Owner'],
  },
  phone: {
    heading: 'Phone',
    explanation: 'One number.',
    also: ['Phone number', 'Telephone', 'Tel', 'Mobile'],
  },
  email: { heading: 'E-mail', explanation: 'One address.', also: ['E-mail address', 'Mail'] },
  website: {
    heading: 'Website',
    explanation: 'For example https://www.example.org.',
    also: ['Internet address', 'Homepage', 'Web', 'URL'],
  },
  agreement: {
    heading: 'Agreed on',
    explanation: 'The day on which the farm agreed, or yes or no.',
    also: ['Agreement', 'Consent', 'Consent on'],
  },
  associations: {
    heading: 'Associations',
    explanation: 'Names of associations, several parted by semicolons.',
    also: ['Association', 'Member of'],
  },
};

const breedColumns: ImportTexts['columns']['offergroups'] = {
  animalkind: {
    heading: 'Kind of animal',
    explanation: 'Its name in the database.',
    also: ['Animal', 'Species', 'Animal kind'],
  },
  name: {
    heading: 'Breed or origin',
    explanation: 'The name in your language. With the kind of animal it says which entry is meant.',
    also: ['Breed', 'Origin', 'Name', 'Offer group'],
  },
  names: {
    heading: 'Names in other languages',
    explanation: 'For example de_DE: Fleckvieh; fr_FR: Simmental.',
    also: ['Other names', 'Translations', 'Labels'],
  },
  countries: {
    heading: 'Countries',
    explanation: 'Codes, parted by semicolons; empty: everywhere, if the breed is new.',
    also: ['Country', 'Active in'],
  },
  category2: {
    heading: 'Category II',
    explanation: 'Names, parted by semicolons.',
    also: ['Category 2', 'Categories II'],
  },
  specifications: {
    heading: 'Specifications',
    explanation: 'What an offer can choose besides, parted by semicolons.',
    also: ['Lines'],
  },
  breedCode: {
    heading: 'Breed code',
    explanation: 'The official code.',
    also: ['Code', 'Official breed key'],
  },
  endangered: {
    heading: 'Endangered',
    explanation: 'Yes or no.',
    also: ['Endangered breed', 'In danger of being lost'],
  },
  adaptedBreed: {
    heading: 'Adapted to organic',
    explanation: 'Yes or no.',
    also: ['Adapted breed', 'Adapted to organic production'],
  },
};

const breedExample: ImportTexts['examples']['offergroups'] = {
  name: 'Sample breed (example)',
  names: 'de_DE: Musterrasse',
  countries: 'DE; AT',
  endangered: 'no',
};

const farmExample: ImportTexts['examples']['customers'] = {
  name: 'Brook Farm (example)',
  street: '1 Example Lane',
  contact: 'Mary Sample',
  email: 'farm@example.org',
  agreement: 'yes',
};

export const en_GB: ImportTexts = {
  names: {
    customers: { file: 'template-customers', sheet: 'Customers' },
    farmers: { file: 'template-farms', sheet: 'Farms' },
    offergroups: { file: 'template-breeds', sheet: 'Breeds' },
    offers: { file: 'template-offers', sheet: 'Offers' },
  },
  columns: {
    customers: farmColumns,
    farmers: farmColumns,
    offergroups: breedColumns,
    offers: offerColumns('en_GB', {
      offer: 'It says which offer the row is about; of a new one the cell stays empty.',
      siteName: 'Name of the location of sale; empty: the usual one.',
      citycode: 'Of the location of sale.',
      city: 'Of the location of sale.',
      region: 'Of the location of sale.',
      country: 'Empty: the country of your account.',
      category1: 'Several parted by semicolons.',
      weeks: 'For example 2026-W40: 120; each week in a line of the cell.',
      spotMarket: 'Yes or no.',
      associations: 'Several parted by semicolons.',
    }),
  },
  examples: { customers: farmExample, farmers: farmExample, offergroups: breedExample, offers: {} },
  faulty: { file: 'faulty-rows', row: 'Row', reason: 'Reason' },
};
