import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '#web/components/button.tsx';

test('a double click sends a form once, while a button that counts takes each click', () => {
  let sent = 0;
  let counted = 0;
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    sent += 1;
  };
  render(
    <form onSubmit={submit}>
      <Button type="submit">Send</Button>
      <Button onClick={() => (counted += 1)}>More</Button>
    </form>,
  );
  for (const name of ['Send', 'More'])
    for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button', { name }), { detail });
  expect([sent, counted]).toEqual([1, 2]);
});

test('the second press of a double click is nothing to a button that came in the place of the first', () => {
  const taken: string[] = [];
  const show = (name: string) => (
    <Button key={name} onClick={() => taken.push(name)}>
      {name}
    </Button>
  );
  const press = (detail: number) => fireEvent.click(screen.getByRole('button'), { detail });
  const { rerender } = render(show('Accept the first'));
  press(1);
  rerender(show('Accept the second'));
  press(2);
  press(3);
  press(1);
  press(2);
  expect(taken).toEqual(['Accept the first', 'Accept the second', 'Accept the second']);
});
