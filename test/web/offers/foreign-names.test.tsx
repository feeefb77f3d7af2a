import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readListState } from '#shared/kernel/list-state.ts';
import type { OfferfieldEntity } from '#shared/offers/offer-fields.ts';
import { searchParams } from '#shared/offers/search-params.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import type { Answers } from '#test/web/fake-server.ts';
import { offerEntity, offerServer } from '#test/web/offers/offer-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { hideMessages } from '#test/web/unwritten.ts';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { OfferDiff } from '#web/features/offers/approval/offer-diff.tsx';
import { fieldId } from '#web/features/offers/form/field-id.ts';
import { useProblemTexts } from '#web/features/offers/form/use-problem-texts.tsx';
import { OfferCard } from '#web/features/offers/search/offer-card.tsx';
import { useFieldWords } from '#web/features/offers/search/use-field-labels.tsx';

const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');

test('the headline of an offer says the language of its breed, whatever language the page is in', async () => {
  hideMessages('da_DK');
  const offer = offerEntity('offer', { offergroup: testId('fleckvieh'), amount: 12 });
  await renderPage(
    <OfferCard
      offer={offer}
      wanted={{ week: '', before: 0, after: 0, amount: null, comparison: 'gte' }}
    />,
    {
      locale: 'da_DK',
      answers: offerServer([offer]),
    },
  );
  const link = await screen.findByRole('link', { name: '12 Fleckvieh' });
  expect(languageOf(within(link).getByText('Fleckvieh'))).toBe('de-DE');
  expect(languageOf(link)).toBe('en-GB');
});

test('so do the words of a condition that name data', async () => {
  hideMessages('da_DK');
  const state = readListState(
    searchParams,
    new URLSearchParams({ field: `${testId('horns')}=polled` }),
  );
  const horns = entityOf(
    'offerfield',
    {
      labels: [{ lang: 'de_DE', label: 'Hornstatus' }],
      options: [{ id: 'polled', labels: [{ lang: 'de_DE', label: 'hornlos' }] }],
    },
    'horns',
  );
  function Words() {
    return <p data-testid="words">{useFieldWords(state)(testId('horns'))}</p>;
  }
  const found = () => ({ items: [horns], next: null }) as never;
  await renderPage(<Words />, {
    locale: 'da_DK',
    answers: { 'POST search/search/execute': found },
  });
  expect(languageOf(await screen.findByText('hornlos'))).toBe('de-DE');
  expect(languageOf(screen.getByText('Hornstatus'))).toBe('de-DE');
  expect(screen.getByTestId('words').textContent).toBe('Hornstatus: hornlos');
  expect(languageOf(screen.getByTestId('words'))).toBe('en-GB');
});

test('so does each value of an offer that waits for approval, before and now', async () => {
  hideMessages('da_DK');
  const inGerman = (label: string) => [{ lang: 'de_DE', label }];
  const colours = entityOf(
    'offerfield',
    {
      labels: inGerman('Farbe'),
      sorting: 1,
      options: [
        { id: 'red', labels: inGerman('rot') },
        { id: 'white', labels: inGerman('weiß') },
        { id: 'black', labels: [{ lang: 'en_GB', label: 'black' }] },
      ],
    },
    'colours',
  );
  const said = (value: string[]) => ({ dynamicFields: [{ field: testId('colours'), value }] });
  const decidedOffer = offerEntity('offer', said(['black']));
  const offer = {
    ...offerEntity('offer', {
      ...said(['red', 'white']),
      autApproval: { status: 'pending', decidedRev: 1 },
    }),
    rev: 3,
  };
  const server = offerServer([offer]);
  const answers: Answers = {
    ...server,
    'POST search/search/ids': (asked) =>
      asked.ids?.includes(colours.id)
        ? ({ items: [colours], missing: [] } as never)
        : (server['POST search/search/ids']?.(asked) as never),
    'GET eav/entity/link/{id}/{rev}': () => decidedOffer as never,
    [`GET eav/entity/link/${offer.id}/1` as never]: () => decidedOffer as never,
  };
  await renderPage(<OfferDiff offer={offer} />, { locale: 'da_DK', answers });
  const row = (await screen.findByText('rot')).closest('tr') ?? document.body;
  expect(row.textContent).toBe('Farbe needs no approvalblackrot and weiß');
  for (const word of ['Farbe', 'rot', 'weiß']) {
    expect(languageOf(within(row).getByText(word))).toBe('de-DE');
  }
  expect(languageOf(within(row).getByText('black'))).toBe('en-GB');
  expect(row.querySelector('ins')?.closest('[lang]')).toBe(document.documentElement);
});

test('so does the name of a field in the summary of what is wrong with an offer', async () => {
  hideMessages('da_DK');
  const inGerman = (label: string) => [{ lang: 'de_DE', label }];
  const horns = entityOf('offerfield', { labels: inGerman('Hornstatus') }, 'horns');
  const detail = { path: '', code: 'fields.required', message: 'missing' };
  const refused = [{ control: fieldId(horns.id), detail }];
  function Summary() {
    const fields = [horns] as unknown as OfferfieldEntity[];
    const { summary } = useProblemTexts({
      fields,
      checked: { errors: {}, own: { problems: [] } },
      isShown: () => true,
      refused,
    });
    return <ErrorSummary errors={summary} attempt={1} />;
  }
  await renderPage(<Summary />, { locale: 'da_DK' });
  const link = await screen.findByRole('link', {
    name: 'Hornstatus: This field must be filled out.',
  });
  expect(languageOf(within(link).getByText('Hornstatus'))).toBe('de-DE');
  expect(languageOf(link)).toBe('en-GB');
});
