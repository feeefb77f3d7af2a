import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { USAGE_KEYS } from '#shared/content/usage-keys.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { entityAnswers } from '#test/web/requests/entity-answers.ts';
import { countryOf } from '#test/web/test-country.ts';
import { aboutEntry, country, openAdministration } from './open-administration.tsx';

const imprint = entityOf(
  'cmspage',
  {
    usageKey: 'imprint',
    internalName: 'Imprint',
    title: [{ lang: 'de_DE', label: 'Angaben' }],
    content: [],
  },
  'imprint',
);

const open = (address: string, entry = imprint) =>
  openAdministration(address, {
    ...entityAnswers(() => [entry, country]),
    ...aboutEntry(() => entry),
    'POST eav/entity/updatefrompatch': () => ({ ...imprint, rev: 2 }),
  });

test('the keys that the product reads are listed, with their pages or the way to write them', async () => {
  const { user } = await open('/cmspage');
  const keys = await screen.findByRole('region', { name: t('administration.pageKeys') });
  expect(within(keys).getAllByRole('listitem')).toHaveLength(USAGE_KEYS.length);
  expect(within(keys).getByRole('link', { name: 'Angaben' })).toBeDefined();
  within(keys).getByRole('link', { name: t('administration.pageMissing', { key: 'home' }) });
  await user.click(
    within(keys).getByRole('link', { name: t('administration.pageMissing', { key: 'tos-agr' }) }),
  );
  const key = await screen.findByRole<HTMLInputElement>('combobox', {
    name: new RegExp(t('administration.field.usageKey')),
  });
  expect(key.value).toBe('tos-agr');
});

test('a page of one country needs the languages of that country, one of all countries those of all', async () => {
  const denmark = countryOf({ code: 'DK', languages: ['da_DK'] });
  const data = {
    ...imprint.data,
    country: denmark.id,
    title: [{ lang: 'de_DE', label: 'Eigenes' }],
  };
  const own = entityOf('cmspage', data, 'own');
  const { user } = await openAdministration('/cmspage', {
    ...entityAnswers(() => [own, imprint, country, denmark]),
    ...aboutEntry(() => own),
  });
  const row = await screen.findByRole('row', { name: /Eigenes/ });
  within(row).getByRole('cell', { name: '0/1' });
  within(screen.getByRole('row', { name: /Angaben/ })).getByRole('cell', { name: '1/3' });
  await user.click(within(row).getByRole('link', { name: 'Eigenes' }));
  await screen.findByRole('textbox', { name: /^Titel, Dansk/ });
  // The title, and the text.
  expect(screen.getAllByText(t('administration.missing'))).toHaveLength(2);
});

test('a page is seen as its readers see it while it is written, and HTML in it is told with its line', async () => {
  const { user } = await open('/cmspage/new');
  const key = await screen.findByRole('combobox', {
    name: new RegExp(t('administration.field.usageKey')),
  });
  const offered = document.getElementById(key.getAttribute('list') ?? '');
  expect([...(offered?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(
    expect.arrayContaining(['help', 'accessibility', 'privacy', 'tos-agr']),
  );
  const text = screen.getByLabelText(`${t('administration.choice.textfield')}, Deutsch`);
  await user.type(text, 'Guten Tag{Enter}{Enter}Hilfe');
  await user.click(screen.getByText(t('words.preview')));
  // The code that shows pages comes with the first preview.
  expect(await screen.findByText('Hilfe', { selector: 'p' })).toBeDefined();
  expect(text.getAttribute('aria-invalid')).toBeNull();
  await user.type(text, ' <b>x');
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(t('administration.htmlInPage', { line: 3, tag: '<b>' }))).toBeDefined();
});

test('a text that is emptied and typed again has its place and its field, and is no change', async () => {
  const content = [
    { lang: 'en_GB', content: 'Help' },
    { lang: 'de_DE', content: 'Hilfe' },
  ];
  const entry = { ...imprint, data: { ...imprint.data, content } };
  const { user } = await open(`/cmspage/${imprint.id}`, entry as never);
  const changes = { name: t('administration.changes', { count: 1 }) };
  const label = `${t('administration.choice.textfield')}, English`;
  await user.clear(await screen.findByLabelText(label));
  await screen.findByRole('note', changes);
  await user.type(screen.getByLabelText(label), 'Help');
  expect(screen.queryByRole('note', changes)).toBeNull();
});

type Fill = (user: Awaited<ReturnType<typeof open>>['user']) => Promise<void>;

async function saveVersion(fill: Fill, changes: readonly object[] = []) {
  const page = { ...imprint, data: { ...imprint.data, changes } };
  const { user, calls } = await open(`/cmspage/${imprint.id}`, page as never);
  const kinds = await screen.findByRole('group', {
    name: t('administration.field.cmspage.changes'),
  });
  const [correction, version] = within(kinds).getAllByRole<HTMLInputElement>('radio');
  expect(correction?.checked).toBe(true);
  await user.click(version as HTMLElement);
  await fill(user);
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  return calls.find(({ name }) => name === 'POST eav/entity/updatefrompatch')?.input;
}

test('a page is corrected, or has a new version of today with what has changed', async () => {
  const saved = await saveVersion(async (user) => {
    const summary = `${t('approval.whatChanged')}, Deutsch`;
    await user.type(await screen.findByLabelText(summary), 'Neue Anschrift');
  });
  expect(saved).toMatchObject({
    patch: {
      changes: [
        {
          version: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          summary: [{ lang: 'de_DE', label: 'Neue Anschrift' }],
        },
      ],
    },
  });
});

const typeDay: Fill = async (user) => {
  const day = await screen.findByRole('textbox', {
    name: starting('administration.field.cmspage.changes.version'),
  });
  await user.clear(day);
  await user.type(day, '1.2.2026');
};

test('a version of the day of an earlier one stays a version, for the server to refuse', async () => {
  const first = {
    version: '2026-02-01T12:00:00.000Z',
    summary: [{ lang: 'de_DE', label: 'Neue Anschrift' }],
  };
  const saved = await saveVersion(
    async (user) => {
      await typeDay(user);
      const summary = `${t('approval.whatChanged')}, Deutsch`;
      await user.type(screen.getByLabelText(summary), 'Neuer Name');
    },
    [first],
  );
  const second = { ...first, summary: [{ lang: 'de_DE', label: 'Neuer Name' }] };
  expect(saved).toMatchObject({ patch: { changes: [first, second] } });
});
