import { expect, test } from 'vitest';
import { byName, labelsOf } from '#functions/imports/by-name.ts';
import type { KnownChoices } from '#functions/imports/offers/known-choices.ts';
import type { OfferReading } from '#functions/imports/offers/offer-reading.ts';
import { readOffer } from '#functions/imports/offers/read-offer.ts';
import { Offerfield } from '#shared/masterdata/offerfield.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

const labels = (label: string) => [{ lang: 'de_DE', label }];
const field = (name: string, more: object = {}) => {
  const data = { labels: labels(name), entryType: 'singleline-textfield', ...more };
  return entityOf('offerfield', Offerfield.parse(data), name);
};
const usage = (name: string) => entityOf('animalusage', { labels: labels(name) }, name);

const onlyDairy = { visibility: { animalusages: [testId('dairy')] } };
const fields = [field('Melkbarkeit', onlyDairy), field('Euter', onlyDairy), field('Farbe')];
const known: Partial<KnownChoices> = {
  animalusage: byName([usage('dairy'), usage('beef')] as never, labelsOf),
  fields: byName(fields, labelsOf),
  regions: new Map(),
  breeds: new Map(),
};
const reading = { known, owner: accountOf('SUP', 'supplier'), associations: new Map() };

const answers = (...names: string[]) => names.map((name) => ({ field: testId(name), value: 'x' }));
const before = offerOf({
  animalusage: testId('dairy'),
  dynamicFields: answers('Melkbarkeit', 'Euter', 'Farbe'),
});
const read = (animalusage: string, others: Readonly<Record<string, string>> = {}, was = before) =>
  readOffer(
    {
      row: 2,
      values: { offer: testId('offer'), ...(animalusage && { animalusage }) },
      emptied: animalusage === '' ? ['animalusage'] : [],
      others: new Map(Object.entries(others).map(([name, text]) => [name, { kind: 'text', text }])),
    },
    was,
    reading as OfferReading,
  ).said.dynamicFields;

test.each(['beef', ''])('answers that an offer for "%s" does not have any more go', (usage) => {
  expect(read(usage)).toEqual(answers('Farbe'));
  expect(read('dairy')).toEqual(before.dynamicFields);
});

test('an answer in a column of the file stays, and its row is refused there', () => {
  expect(read('beef', { Euter: 'x' })).toEqual(answers('Euter', 'Farbe'));
});

test('an answer that the offer did not have any more before the row stays as it is', () => {
  const was = { ...before, animalusage: testId('beef') };
  expect(read('beef', {}, was)).toEqual(was.dynamicFields);
});
