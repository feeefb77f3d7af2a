import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { MappingFields } from '#web/features/imports/mapping-fields.tsx';

const COLUMNS = [
  { name: 'controlNumber', heading: 'Number', explanation: 'which farm', isRequired: true },
  { name: 'name', heading: 'Farm', explanation: 'its name', isRequired: true },
];
const LOOK = {
  format: 'csv' as const,
  sheets: [],
  headerRow: 1,
  headings: ['No.', 'What', 'Horns', 'Hrons'],
  rows: [],
  mapping: { controlNumber: 0 },
  fields: [2],
  isKept: false,
};

function Page() {
  const [mapping, setMapping] = useState<Record<string, number>>(LOOK.mapping);
  return (
    <MappingFields
      columns={COLUMNS}
      look={LOOK}
      mapping={mapping}
      errorOf={() => undefined}
      onChange={setMapping}
    />
  );
}

test('columns of the file that nothing reads are named', async () => {
  const { user } = await renderPage(<Page />);
  const left = await screen.findByText(t('imports.columnsLeft'), { exact: false });
  expect(left.textContent).toMatch(/: What, Hrons$/);
  await user.selectOptions(screen.getByLabelText(/^Farm/), 'What');
  expect(left.textContent).toMatch(/: Hrons$/);
  await user.selectOptions(screen.getByLabelText(/^Farm/), 'Hrons');
  expect(left.textContent).toMatch(/: What$/);
});
