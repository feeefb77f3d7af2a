import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entityOf } from '#test/support/entity-of.ts';
import { t } from '#test/web/catalogue-text.ts';
import { aboutEntry, labelled, listsOf, openAdministration } from './open-administration.tsx';

const kind = (name: string) => entityOf('animalkind', { labels: labelled(name) }, name);
const [cattle, sheep] = [kind('Kälber'), kind('Lämmer')];
const nowhere = {
  countries: [],
  animalkinds: [],
  category1: [],
  category2: [],
  animalusages: [],
  genders: [],
  ageCategories: [],
};
const horned = entityOf(
  'offerfield',
  {
    labels: labelled('Enthornt'),
    descriptions: [],
    entryType: 'checkbox',
    type: 'information',
    sorting: 0,
    active: true,
    options: [],
    optionGroups: [],
    visibility: { ...nowhere, animalkinds: [cattle.id] },
    mandatory: { ...nowhere, genders: ['female'] },
  },
  'horned',
);

test('the rules of a field are tried on an offer, and say what is not met', async () => {
  const { user } = await openAdministration(`/offerfield/${horned.id}`, {
    ...listsOf({ animalkind: [cattle, sheep] }),
    ...aboutEntry(() => horned),
    'POST search/search/ids': () => ({ items: [], missing: [] }),
  });
  const section = await screen.findByRole('region', { name: t('administration.sampleOffer') });
  const choose = async (field: string, name: string) => {
    await user.click(within(section).getByRole('button', { name: new RegExp(`^${field}`) }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByLabelText(name));
    await user.click(within(dialog).getByRole('button', { name: t('action.apply') }));
  };
  const outcome = () => within(section).getByRole('status').textContent;
  const unmet = (lists: string) => t('administration.sampleUnmet', { count: 1, lists });

  expect(outcome()).toContain(t('administration.sampleHidden'));
  await choose(t('administration.class.animalkind'), 'Lämmer');
  expect(outcome()).toContain(unmet(t('administration.class.animalkind')));
  await choose(t('administration.class.animalkind'), 'Kälber');
  expect(outcome()).toContain(t('administration.sampleShown'));
  expect(outcome()).toContain(unmet(t('administration.field.genders')));
  await choose(t('administration.field.genders'), t('offers.gender.female'));
  expect(outcome()).toContain(t('field.required'));
});
