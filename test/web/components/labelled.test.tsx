import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Labels } from '#shared/kernel/label.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { hideMessages } from '#test/web/unwritten.ts';
import { CheckboxGroup, RadioGroup, SegmentedRadio } from '#web/components/choice-group.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { ListText } from '#web/components/list-text.tsx';
import { PickList } from '#web/components/pick-list.tsx';
import { type Option, SelectField } from '#web/components/select-field.tsx';
import { FilterChips } from '#web/features/offers/list/my-offers-filters.tsx';
import { useLabelled } from '#web/i18n/text-provider.tsx';

/** Somebody who wants Danish reads English texts; only one of the two has a Danish label. */
const KINDS: readonly { readonly id: string; readonly labels: Labels }[] = [
  { id: 'cattle', labels: [{ lang: 'da_DK', label: 'Kvæg' }] },
  { id: 'sheep', labels: [{ lang: 'en_GB', label: 'Sheep' }] },
];
const nothing = () => undefined;

function useKinds(): Option[] {
  const labelled = useLabelled();
  return KINDS.map(({ id, labels }) => ({ value: id, ...labelled(labels, id) }));
}
const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
const show = (Page: () => React.ReactNode) => {
  hideMessages('da_DK');
  return renderPage(<Page />, { locale: 'da_DK' });
};

test('each option of a select says its language where it is not that of the page', async () => {
  await show(() => (
    <SelectField label="Species" options={useKinds()} value="sheep" onChange={nothing} />
  ));
  expect(languageOf(screen.getByRole('option', { name: 'Kvæg' }))).toBe('da-DK');
  expect(languageOf(screen.getByRole('option', { name: 'Sheep' }))).toBe('en-GB');
});

test.each([
  [
    'check boxes',
    () => <CheckboxGroup label="Species" choices={useKinds()} value={[]} onChange={nothing} />,
  ],
  [
    'radio buttons',
    () => <RadioGroup label="Species" choices={useKinds()} value="" onChange={nothing} />,
  ],
  [
    'radio buttons side by side',
    () => <SegmentedRadio label="Species" choices={useKinds()} value="" onChange={nothing} />,
  ],
  [
    'filters side by side',
    () => (
      <FilterChips
        label="Species"
        choices={useKinds().map((kind) => ({ ...kind, count: 1 }))}
        value={[]}
        onChange={nothing}
      />
    ),
  ],
])('so does each of a group of %s', async (_, Page) => {
  await show(Page);
  expect(languageOf(screen.getByText('Kvæg'))).toBe('da-DK');
  expect(languageOf(screen.getByText('Sheep'))).toBe('en-GB');
});

test('so do what is chosen from a list, its rows and their groups', async () => {
  const { user } = await show(() => {
    const [cattle, sheep] = useKinds();
    const options = [cattle, sheep].flatMap((kind) =>
      kind ? [{ ...kind, group: { label: `${kind.label}!`, lang: kind.lang } }] : [],
    );
    return (
      <PickList
        label={<LabelText labels={[{ lang: 'da_DK', label: 'Dyr' }]} />}
        options={options}
        value={['cattle', 'sheep']}
        onChange={nothing}
      />
    );
  });
  const button = screen.getByRole('button', { name: /^Dyr Kvæg, Sheep/ });
  expect(languageOf(within(button).getByText('Kvæg'))).toBe('da-DK');
  expect(languageOf(within(button).getByText('Sheep'))).toBe('en-GB');
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Dyr' }));
  for (const text of ['Dyr', 'Kvæg', 'Kvæg!']) {
    expect(languageOf(dialog.getByText(text))).toBe('da-DK');
  }
  expect(languageOf(dialog.getByText('Sheep!'))).toBe('en-GB');
});

test('an enumeration keeps the language of each of its words, and joins them in that of the page', async () => {
  const names = KINDS.map(({ id, labels }) => <LabelText key={id} labels={labels} />);
  await show(() => (
    <p>
      <ListText items={names} />
    </p>
  ));
  expect(screen.getByText('Kvæg').lang).toBe('da-DK');
  expect(screen.getByText('Kvæg').closest('p')?.textContent).toBe('Kvæg and Sheep');
});
