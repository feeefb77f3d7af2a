import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PARTIES } from '#test/shared/requests/process-of.ts';
import { t } from '#test/web/catalogue-text.ts';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
import { openRequest } from '../open-request.ts';
import { accounts } from '../request-library.ts';

test('people of an office read which of them did what, however much came after it', async () => {
  const mark = (day: number, person: string) => ({
    event: {
      event: 'mark' as const,
      by: PARTIES.aut,
      on: `2026-03-0${day}T08:00:00.000Z`,
      status: 'open' as const,
      step: 1,
    },
    line: {
      rev: day,
      updated: `2026-03-0${day}T08:00:00.005Z`,
      updatedBy: PARTIES.aut,
      changeset: 'mark',
      person,
    },
  });
  const [first, last] = [mark(3, 'Anna Behr'), mark(5, 'Bernd Carl')];
  await openRequest(RequestViewPage, {
    account: accounts.aut,
    request: { events: [first.event, last.event] },
    answers: {
      'GET eav/entity/gettimeline': ({ pagination }) =>
        pagination?.cursor === undefined
          ? { items: [last.line], next: 'older' }
          : { items: [first.line], next: null },
    },
  });
  await waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: t('words.history') }))
        .getAllByRole('listitem')
        .map((line) => /(\w+ \w+), Landesamt/.exec(line.textContent)?.[1]),
    ).toEqual(['Bernd Carl', 'Anna Behr']),
  );
});
