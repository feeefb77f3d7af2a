import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';

/** A button that goes when it is pressed. */
function Leaving() {
  const [isThere, setThere] = useState(true);
  const leave = () => setThere(false);
  return (
    isThere && (
      <button type="button" onClick={leave}>
        go
      </button>
    )
  );
}

const page = (children: ReactNode) => (
  <main tabIndex={-1}>
    <nav>
      <h2>Menu</h2>
    </nav>
    <h1 tabIndex={-1}>Offers</h1>
    {children}
  </main>
);
const dialog = (
  <dialog open>
    <h2>Remove?</h2>
    <Leaving />
  </dialog>
);
const row = (
  <section tabIndex={-1} aria-label="Row">
    <ul>
      <li>
        <Leaving />
      </li>
    </ul>
  </section>
);

test.each([
  ['the heading of the page', page(<Leaving />), 'heading', 'Offers'],
  [
    'the heading of the page, from outside its main part',
    [<Leaving key="a" />, page(null)],
    'heading',
    'Offers',
  ],
  ['the part around it that can have it', page(row), 'region', 'Row'],
  ['the heading of its dialog', page(dialog), 'heading', 'Remove?'],
] as const)('the focus of a control that goes away moves to %s', async (_, content, role, name) => {
  render(content);
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole(role, { name }));
});

test('a focus that moved by itself stays there', async () => {
  render(page(<Leaving />));
  screen.getByRole('button').addEventListener('click', () => screen.getByRole('main').focus());
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(() => screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
