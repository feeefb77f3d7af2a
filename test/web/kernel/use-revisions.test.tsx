import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { useRevisions } from '#web/kernel/use-revisions.ts';
import type { Answers } from '../fake-server.ts';
import { renderPage } from '../render-page.tsx';

const region = (statecode: string, rev: number) => ({
  ...entityOf('region', { statecode }, statecode.slice(0, 2)),
  rev,
});
const newest = [region('BY new', 3), region('BW new', 1)];
const pin = (name: string, rev: number) => ({ id: testId(name), rev });

function Regions({ pins }: { pins: readonly { id: string; rev: number }[] }) {
  const { items, isPending } = useRevisions('region', pins);
  if (isPending) return null;
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
