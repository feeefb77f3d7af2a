import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { OfferFormPage } from '#web/features/offers/form/offer-form-page.tsx';
import { country, offerEntity, offerServer, supplier } from '../offer-server.ts';

test('a file that there is no more is told at its box, and can be taken out, though no other is left', async () => {
  const attachments = [testId('deleted file')];
  const offers = [offerEntity('ours', { category1: [testId('breeding')], attachments })];
  const save = offerServer(offers)['POST eav/entity/updatefrompatch'];
  const { user, address } = await renderPage(<OfferFormPage />, {
    account: supplier,
    country,
    path: '/my-offers/:id',
    address: `/my-offers/${testId('ours')}`,
    answers: offerServer(offers, {
      'POST eav/entity/updatefrompatch': (asked) => {
        const code = 'offers.uploadNotUsable';
        if (Object(asked.patch).attachments.length > 0)
          throw new FakeFailure(400, 'offers.invalid', 'no', [
            { path: 'data.attachments.0', code, message: 'no own upload' },
          ]);
        return save?.(asked) as never;
      },
    }),
  });
  const send = await screen.findByRole('button', { name: t('action.save') });
  await user.click(send);
  const summary = within(await screen.findByRole('alert'));
  await user.click(
    summary.getByRole('link', { name: new RegExp(t('errors.entities.attachmentNotFound')) }),
  );
  const group = screen.getByRole('group', { name: t('offerform.attachments') });
  const box = within(group).getByRole('checkbox', { name: t('offerform.attachmentGone') });
  await user.click(box);
  expect(document.activeElement).toBe(box);
  await user.click(send);
  await expect.poll(address).toBe('/my-offers');
  expect(offers[0]?.data.attachments).toEqual([]);
});

test('of many files one is found by its name', async () => {
  const files = Array.from({ length: 60 }, (_, index) =>
    entityOf(
      'upload',
      { name: `Liste ${index}`, category: 'offer', owner: supplier.id },
      `file ${index}`,
    ),
  );
  const offers = [offerEntity('ours', { category1: [testId('breeding')] })];
  const server = offerServer(offers);
  const { user, address } = await renderPage(<OfferFormPage />, {
    account: supplier,
    country,
    path: '/my-offers/:id',
    address: `/my-offers/${testId('ours')}`,
    answers: {
      ...server,
      'POST search/search/execute': (asked) =>
        asked.entityClass === 'upload'
          ? ({ items: files, next: null } as never)
          : (server['POST search/search/execute']?.(asked) as never),
    },
  });
  await user.click(await screen.findByRole('button', { name: starting('offerform.attachments') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('searchbox', { name: t('pick.search') }), 'Liste 42');
  await user.click(dialog.getByRole('checkbox', { name: 'Liste 42' }));
  await user.click(dialog.getByRole('button', { name: t('action.apply') }));
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await expect.poll(address).toBe('/my-offers');
  expect(offers[0]?.data.attachments).toEqual([testId('file 42')]);
});
