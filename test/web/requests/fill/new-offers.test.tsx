import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { offerOf } from '#test/support/offers.ts';
import { t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '../../fake-server.ts';
import { DRAFT, fillCalls, openDraft } from '../open-draft.ts';
import { DECLARATION } from '../request-library.ts';

const code = 'requests.newOffersFound';
const offer = { ...entityOf('offer', offerOf(), 'new offer'), rev: 3 };

test('an offer that came since the request was begun is shown, and goes along with its answer', async () => {
  const opened = await openDraft({
    others: [offer],
    answers: {
      'POST livestock/request/fillform': ({ draft, offers = [] }) => {
        if (draft) return entityOf('request-process', processOf(DRAFT));
        if (offers.length > 0) return entityOf('request-process', processOf({ status: 'open' }));
        const detail = { path: `offers.${offer.id}`, code, message: '', rev: 3 };
        throw new FakeFailure(409, code, 'new offers', [detail]);
      },
    },
  });
  const { user } = opened;
  await user.click(await screen.findByRole('radio', { name: 'Erneuerung' }));
  await user.type(screen.getByRole('textbox', { name: /^Anzahl/ }), '12');
  await user.click(screen.getByRole('button', { name: t('requests.toCheck') }));
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^${DECLARATION}`) }));
  await user.click(screen.getByRole('button', { name: t('requests.send') }));
  await screen.findByText(t('errors.requests.newOffersFound'));
  await screen.findByText(t('requests.newOffers', { count: 1 }));
  await screen.findByRole('link', { name: /^10 ×/ });

  await user.click(screen.getByText(t('requests.whyNot')));
  await user.click(screen.getByRole('checkbox', { name: t('requests.offerReason.other') }));
  const sent = () => fillCalls(opened).filter((call) => (call as { draft?: true }).draft !== true);
  await user.click(screen.getByRole('button', { name: t('requests.send') }));
  expect(sent()).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: /^In eigenen Worten/ }), 'Zu alt.');
  await user.click(screen.getByRole('button', { name: t('requests.send') }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({
    offers: [{ id: offer.id, rev: 3, reasons: ['other'], text: 'Zu alt.' }],
  });
});
