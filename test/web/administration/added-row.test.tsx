import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { starting, t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { listsOf, openAdministration } from './open-administration.tsx';

test('a row and a part that are added begin as their fields say, and are saved with what was typed', async () => {
  const created: unknown[] = [];
  const { user } = await openAdministration('/requestformfield/new', {
    ...listsOf(),
    'POST eav/entity/create': ({ data }) => {
      created.push(data);
      throw new FakeFailure(409, 'entities.notUnique');
    },
  });
  const options = t('administration.field.options');
  await user.click(
    await screen.findByRole('button', { name: t('administration.addRow', { name: options }) }),
  );
  const row = within(
    screen.getByRole('group', { name: t('administration.row', { name: options, number: 1 }) }),
  );
  await user.type(row.getByLabelText(starting('administration.field.id')), 'granted');
  const enabled = row.getByRole<HTMLInputElement>('checkbox', {
    name: starting('administration.field.enabled'),
  });
  expect(enabled.checked).toBe(true);

  const asked = t('administration.field.visibleWhen');
  await user.click(
    screen.getByRole('button', { name: t('administration.addPart', { name: asked }) }),
  );

  await user.click(screen.getByRole('button', { name: t('administration.create') }));
  await expect.poll(() => created).toHaveLength(1);
  expect(created[0]).toMatchObject({
    options: [{ id: 'granted', labels: [], enabled: true }],
    visibleWhen: { oneOf: [] },
  });
});
