import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ANY, inside, only, t } from '#test/web/catalogue-text.ts';
import { matchMedia } from '#test/web/match-media.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { entryOf, type WeekEntries } from '#web/features/offers/weeks/week-entry.ts';
import { weekWindow } from '#web/features/offers/weeks/week-window.ts';
import { WeeksField } from '#web/features/offers/weeks/weeks-field.tsx';

// Each key draws 57 cells again.

let last: WeekEntries;
/** Puts other entries into the form, as a reload after a conflict does. */
let replace: (entries: WeekEntries) => void;
/** What was saved. */
let sent: WeekEntries | undefined;
const TODAY = '2026-03-04';

beforeEach(() => {
  last = {};
  sent = undefined;
});

type Given = {
  readonly entries?: WeekEntries;
  readonly preorder?: 'dayOldChicks';
  readonly errors?: Readonly<Record<string, string>>;
};

function Holder({ entries: initial = {}, preorder, errors = {} }: Given) {
  const [entries, setEntries] = useState(initial);
  last = entries;
  replace = (next) => act(() => setEntries(next));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent = entries;
      }}
    >
      <WeeksField
        entries={entries}
        onChange={setEntries}
        window={weekWindow(TODAY, { preorder, promised: Object.keys(initial) })}
        errors={errors}
        error={undefined}
        step={50}
      />
      <button type="submit">Speichern</button>
    </form>
  );
}

async function show(given: Given = {}) {
  const page = await renderPage(<Holder {...given} />);
  return { ...page, grid: document.querySelector('[role=grid]') };
}

// By id: names of 57 cells would be computed at each look.
const cell = (week: number) => document.getElementById(`week-2026-W${week}`) as HTMLElement;
const enter = (week: number) => act(() => cell(week).focus());
const cellsWith = (attribute: string) => [...document.querySelectorAll(`td[${attribute}]`)];
const cardOf = (week: number) => cell(week).closest('fieldset') as HTMLElement;
const news = () => document.querySelector('[role=status]') as HTMLElement;
const alert = () => document.querySelector('[role=alert]') as HTMLElement;
const noNumber = (week: string, text: string): Parameters<typeof inside> => {
  const name = `${t('calendar.week', { week })} (${ANY})`;
  const [full, none, later] = [
    t('offers.week.full'),
    t('offers.week.none'),
    t('offers.week.later'),
  ];
  const reason = t('offerform.week.noNumber', { full, none, later });
  return ['offerform.week.refused', { week: name, text, reason }];
};
const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text },
  });

test('one stop of the keyboard leads in: the first week that can be filled', async () => {
  const { user } = await show({ preorder: 'dayOldChicks' });
  expect(cellsWith('tabindex="0"')).toEqual([cell(18)]);
  enter(18);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell(19));
  await user.keyboard('{Home}{Control>}{End}{/Control}');
  expect(document.activeElement?.id).toBe('week-2027-W09');
});

test('typing numbers fills week after week', async () => {
  const { user } = await show();
  enter(11);
  await user.keyboard('500{Enter}300{ArrowRight}?{Tab}-{Enter}');
  expect(last).toEqual({
    '2026-W11': entryOf(500),
    '2026-W12': entryOf(300),
    '2026-W13': { status: 'onRequest' },
    '2026-W14': entryOf(0),
  });
  expect(document.activeElement).toBe(cell(15));
  expect(cell(11).textContent).toMatch(/500$/);
});

test('an entry is opened, changed, and left as it was with Escape', async () => {
  const { user } = await show({ entries: { '2026-W11': entryOf(50) } });
  enter(11);
  await user.keyboard('{F2}0{Enter}');
  expect(last['2026-W11']).toEqual(entryOf(500));
  await user.keyboard('{ArrowLeft}{Enter}9{Escape}');
  expect(last['2026-W11']).toEqual(entryOf(500));
  expect(document.activeElement).toBe(cell(11));
});

test('a press on the week that has the focus opens it: fingers make no double click', async () => {
  const { user } = await show({ entries: { '2026-W12': entryOf(300) } });
  await user.click(cell(12));
  expect(document.activeElement).toBe(cell(12));
  await user.click(cell(12));
  await user.keyboard('{Backspace}5');
  await user.click(document.activeElement ?? document.body);
  await user.keyboard('{Enter}');
  expect(last['2026-W12']).toEqual(entryOf(305));
});

test('what is no entry stays open and is named, with the key that leaves it', async () => {
  const { user } = await show();
  enter(11);
  await user.keyboard('5x{Enter}');
  expect(alert().textContent).toMatch(inside(...noNumber('11', '5x')));
  expect(alert().textContent).toContain(t('offerform.keys.open'));
  const field = document.activeElement;
  expect(field).toHaveProperty('value', '5x');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(alert().parentElement?.id).toBe(field?.getAttribute('aria-describedby'));
  await user.keyboard('y{Escape}');
  expect([last, document.querySelector('[role=alert]')]).toEqual([{}, null]);
  await user.keyboard('5x{Enter}');
  await user.keyboard('{Backspace}{Enter}');
  expect(last).toEqual({ '2026-W11': entryOf(5) });
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('a selection is filled to the right, one week from the week before; it is cleared, and each step taken back', async () => {
  const { user } = await show({ entries: { '2026-W11': entryOf(80) } });
  enter(11);
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(cellsWith('aria-selected="true"')).toEqual([cell(11), cell(12), cell(13)]);
  await user.keyboard('{Control>}d{/Control}');
  expect(Object.keys(last)).toEqual(['2026-W11', '2026-W12', '2026-W13']);
  expect(news().textContent).toBe(t('offerform.week.changed', { refused: 0, count: 2 }));
  await user.keyboard('{Delete}');
  expect(last).toEqual({});
  fireEvent.click(screen.getByRole('button', { name: t('action.undo') }));
  expect(Object.keys(last)).toHaveLength(3);
  enter(13);
  await user.keyboard('{Control>}z{/Control}');
  expect(last).toEqual({ '2026-W11': entryOf(80) });
  expect(news().textContent).toBe(t('offerform.week.undone'));
  enter(12);
  await user.keyboard('{Control>}d{/Control}');
  expect(last['2026-W12']).toEqual(entryOf(80));
});

test('what the weeks were before others changed them is no step back', async () => {
  const { user } = await show();
  enter(11);
  await user.keyboard('500{Enter}');
  const [undo] = screen.getAllByRole('button', { name: t('action.undo') });
  expect(undo).toBeDefined();
  const others = { '2026-W20': entryOf(70) };
  replace(others);
  expect(screen.queryByRole('button', { name: t('action.undo') })).toBeNull();
  enter(12);
  await user.keyboard('{Control>}z{/Control}');
  expect(last).toEqual(others);
});

test('a row of a spreadsheet is pasted as one action; bad cells are named, good ones taken', async () => {
  await show();
  enter(11);
  paste('500\tviele\t300');
  expect(last).toEqual({ '2026-W11': entryOf(500), '2026-W13': entryOf(300) });
  const lines = within(alert()).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(only(...noNumber('12', 'viele'))),
  ]);
  fireEvent.click(screen.getByRole('button', { name: t('action.undo') }));
  expect(last).toEqual({});
});

test('cells of a spreadsheet are never one number: an open week is left for them', async () => {
  const { user } = await show();
  enter(11);
  await user.keyboard('1');
  paste('10\t12');
  expect(last).toEqual({ '2026-W11': entryOf(10), '2026-W12': entryOf(12) });
});

test('a clipboard without text, as after a picture was copied, changes no week', async () => {
  const { user } = await show({ entries: { '2026-W11': entryOf(80) } });
  enter(11);
  paste('');
  await user.keyboard('{ArrowRight}5{Enter}');
  expect(last).toEqual({ '2026-W11': entryOf(80), '2026-W12': entryOf(5) });
});

test('the selected weeks are copied as a row', async () => {
  const { user } = await show({ entries: { '2026-W11': entryOf(80), '2026-W13': entryOf(0) } });
  enter(11);
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  const setData = vi.fn();
  fireEvent.copy(document.activeElement ?? document.body, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', '80\t\t–\n');
});

test('a week is copied to others in a dialog', async () => {
  await show({ entries: { '2026-W12': entryOf(500) } });
  fireEvent.click(screen.getByText(t('offerform.week.copyTitle')));
  const dialog = within(document.querySelector('dialog') as HTMLElement);
  fireEvent.change(dialog.getByLabelText(t('offerform.week.copyFirst')), {
    target: { value: '2026-W13' },
  });
  fireEvent.change(dialog.getByLabelText(t('offerform.week.copyLast')), {
    target: { value: '2026-W20' },
  });
  fireEvent.click(dialog.getByText(t('offerform.week.copyNow', { count: 8 })));
  expect(Object.keys(last)).toHaveLength(9);
  expect(last['2026-W20']).toEqual(entryOf(500));
});

test('weeks before the lead time and those that have passed say why they cannot be filled', async () => {
  const { user } = await show({ preorder: 'dayOldChicks' });
  expect(cell(10).getAttribute('aria-readonly')).toBe('true');
  enter(12);
  await user.keyboard('500');
  expect(document.querySelector('td input')).toBeNull();
  expect(last).toEqual({});
  expect(alert().textContent).toMatch(/KW 18/);
  expect(cell(18).getAttribute('aria-readonly')).toBe('false');
});

test('what the server refused is marked at its week', async () => {
  await show({ entries: { '2026-W11': entryOf(5) }, errors: { '2026-W11': 'Zu früh.' } });
  expect(cell(11).getAttribute('aria-invalid')).toBe('true');
  expect(cell(11).textContent).toMatch(/Zu früh\.$/);
});

test('on a phone Enter takes the number over and does not send the form without it', async () => {
  matchMedia();
  const { user } = await show();
  await user.type(within(cardOf(11)).getByRole('textbox'), '75{Enter}');
  expect(last['2026-W11']).toEqual(entryOf(75));
  expect(sent).toBeUndefined();
  await user.type(within(cardOf(12)).getByRole('textbox'), '30');
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  expect(sent).toEqual({ '2026-W11': entryOf(75), '2026-W12': entryOf(30) });
});

test('on a phone each week has a card: a number counted in steps, or a word', async () => {
  matchMedia();
  const { user, grid } = await show();
  expect(grid).toBeNull();
  const card = within(cardOf(11));
  fireEvent.click(card.getByLabelText(/^50 mehr/));
  fireEvent.click(card.getByLabelText(/^50 mehr/));
  expect(last['2026-W11']).toEqual(entryOf(100));
  // Each step is read out.
  expect(news().textContent).toMatch(/^KW 11 .*: 100$/);
  await user.clear(card.getByRole('textbox'));
  await user.type(card.getByRole('textbox'), '75');
  await user.tab();
  fireEvent.click(card.getByLabelText(/^50 weniger/));
  expect(last['2026-W11']).toEqual(entryOf(25));
  await user.selectOptions(card.getByRole('combobox'), t('offers.week.later'));
  expect(last['2026-W11']).toEqual({ status: 'onRequest' });
  const cards = () => screen.getAllByRole('listitem').length;
  const before = cards();
  fireEvent.click(screen.getByText(t('offerform.week.more')));
  expect(cards()).toBe(before + 8);
});
