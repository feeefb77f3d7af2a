import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EU_LAW } from '#shared/law/eu-law.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { aboutEntry, country, listsOf, openAdministration } from './open-administration.tsx';

const law = entityOf('countrylaw', { ...EU_LAW, country: country.id, validFrom: '2026-01-01' });
const shares = t('administration.field.shares');
const rowName = (number: number) => t('administration.row', { name: shares, number });

test('the shares of a law stand in a table, and one of them is changed in its form', async () => {
  const saved: unknown[] = [];
  const { user } = await openAdministration(`/countrylaw/${law.id}`, {
    ...listsOf(),
    ...aboutEntry(() => law),
    'POST eav/entity/updatefrompatch': ({ patch }) => {
      saved.push(patch);
      throw new FakeFailure(400, 'kernel.invalidInput', undefined, [
        { path: 'data.shares.2.source', code: 'fields.required', message: '' },
      ]);
    },
  });
  const table = within(await screen.findByRole('group', { name: shares }));
  const [, first] = table.getAllByRole('row');
  expect(first?.textContent).toContain('10');
  expect(screen.queryByRole('group', { name: rowName(1) })).toBeNull();

  await user.click(
    screen.getByRole('button', { name: t('administration.openRow', { name: rowName(1) }) }),
  );
  const form = within(screen.getByRole('group', { name: rowName(1) }));
  const renewal = form.getByLabelText(new RegExp(t('administration.field.renewal')));
  await user.clear(renewal);
  await user.type(renewal, '12');
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await expect.poll(() => saved).toHaveLength(1);
  const [one, ...others] = EU_LAW.shares;
  expect(saved).toEqual([{ shares: [{ ...one, renewal: 12 }, ...others] }]);

  // A row that is refused is open.
  await screen.findByRole('group', { name: rowName(3) });
});
