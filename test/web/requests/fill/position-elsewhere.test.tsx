import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '../../fake-server.ts';
import { openDraft } from '../open-draft.ts';

test('a draft whose farm lies elsewhere than its postal code leads to the locations of the profile', async () => {
  const { user } = await openDraft({
    answers: {
      'POST livestock/request/fillform': () => {
        throw new FakeFailure(422, 'requests.positionElsewhere');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: t('requests.saveDraft') }));
  await screen.findByText(t('errors.requests.positionElsewhere'));
  const link = screen.getByRole('link', { name: t('session.profile') });
  expect(link.getAttribute('href')).toBe('/profile#locations');
});
