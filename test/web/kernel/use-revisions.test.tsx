import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { useFailureNotifications } from '#web/app/use-failure-notifications.ts';
import { isNotFound } from '#web/kernel/api-error.ts';
import { useRevisions } from '#web/kernel/use-revisions.ts';
import { type Answers, FakeFailure } from '../fake-server.ts';
import { renderPage } from '../render-page.tsx';

const region = (statecode: string, rev: number) => ({
  ...entityOf('region', { statecode }, statecode.slice(0, 2)),
  rev,
});
const newest = [region('BY new', 3), region('BW new', 1)];
const pin = (name: string, rev: number) => ({ id: testId(name), rev });

function Regions({ pins }: { pins: readonly { id: string; rev: number }[] }) {
  useFailureNotifications();
  const { items, isPending, error } = useRevisions('region', pins);
  if (isPending) return null;
  if (error && !isNotFound(error)) return <p>failed</p>;
  if (isNotFound(error)) return <p>{`nothing, and ${items.length} besides`}</p>;
  return <p>{items.map((item) => item.data.statecode).join(', ')}</p>;
}

const linked = `GET eav/entity/link/${testId('BY')}/2`;
const answers = {
  'POST search/search/ids': () => ({ items: newest, missing: [] }),
  [linked]: () => region('BY old', 2),
} as Answers;

test('revisions that are still the newest come in one call, older ones by their link, in the order asked', async () => {
  const { calls } = await renderPage(
    <Regions pins={[pin('BY', 2), pin('BW', 1), pin('BY', 2)]} />,
    { answers },
  );
  await screen.findByText('BY old, BW new');
  expect(calls.map(({ name }) => name)).toEqual(['POST search/search/ids', linked]);
});

test('what this reader may not see any more is not asked for again, and nothing fails aloud', async () => {
  const { calls, kernel } = await renderPage(<Regions pins={[pin('HE', 2), pin('BW', 1)]} />, {
    answers,
  });
  await screen.findByText('nothing, and 1 besides');
  expect(calls.map(({ name }) => name)).toEqual(['POST search/search/ids']);
  expect(kernel.notifications.state.get().kept).toEqual([]);
});

test('an older revision that is another office’s is missing without a failure of the page', async () => {
  const refused = {
    ...answers,
    [linked]: () => {
      throw new FakeFailure(404, 'entities.notFound');
    },
  } as Answers;
  const { kernel } = await renderPage(<Regions pins={[pin('BY', 2), pin('BW', 1)]} />, {
    answers: refused,
  });
  await screen.findByText('nothing, and 1 besides');
  expect(kernel.notifications.state.get().kept).toEqual([]);
});

test('what another try may mend is told before what is not there', async () => {
  const failing = {
    ...answers,
    [linked]: () => {
      throw new FakeFailure(500, 'internal');
    },
  } as Answers;
  await renderPage(<Regions pins={[pin('HE', 2), pin('BY', 2)]} />, { answers: failing });
  await screen.findByText('failed');
});
