import { expect, test } from 'vitest';
import type { CellReading } from '#shared/imports/import-columns.ts';
import { readCell } from '#shared/imports/read-cell.ts';

test.each<[CellReading, string, string]>([
  ['controlNumber', '3412345.0', '3412345'],
  ['controlNumber', '3412345,0', '3412345'],
  ['email', 'Anna <info@exam\u200bple.org>', 'info@example.org'],
  ['website', 'www.hof.example/@48.1', 'https://www.hof.example/@48.1'],
  ['phone', '+43\u00a07242\u2013\u202a123\u202c', '+43 7242\u2013123'],
  ['citycode', '10\u200d10', '1010'],
  ['day', '2026. 03. 05.', '2026-03-05'],
  ['day', '2026.3.5', '2026-03-05'],
  ['day', '5. 3. 2026.', '2026-03-05'],
  ['day', '05/03/26', '2026-03-05'],
  ['agreement', '05.03.2026.', '2026-03-05'],
  ['agreement', '05.03.2026 00:00:00', '2026-03-05'],
  ['day', '5.3.2026 0:00', '2026-03-05'],
  ['day', '2026-03-05T00:00:00.000', '2026-03-05'],
  ['text', 'می\u200cخواهم\u200b', 'می\u200cخواهم'],
])('a %s %j is read as %j', (reads, text, read) => {
  const column = { reads, most: 40, width: 20 };
  expect(readCell({ kind: 'text', text }, column, 'AT')).toEqual({ text: read });
});

test.each([
  ['WAHR', 'FALSCH'],
  ['VRAI', 'FAUX'],
  ['VERO', 'FALSO'],
  ['VERDADERO', 'FALSO'],
  ['WAAR', 'ONWAAR'],
  ['SAND', 'FALSK'],
  ['SANT', 'FALSKT'],
  ['IGAZ', 'HAMIS'],
  ['ADEVĂRAT', 'FALS'],
])('%s and %s are the truths that a spreadsheet writes in its language', (yes, no) => {
  const column = { reads: 'truth', most: 20, width: 12 } as const;
  const read = (text: string) => readCell({ kind: 'text', text }, column, 'AT');
  expect([read(yes), read(no)]).toEqual([{ text: 'true' }, { text: 'false' }]);
});

test.each([
  '2026.13.05',
  '31.02.2026.',
  '26.03.05.1',
  '5.3.226',
  '14:30',
  '2026-03-04T23:00:00Z',
  '5.3. 14:30',
])('%s is no day', (text) => {
  const column = { reads: 'day', most: 40, width: 20 } as const;
  const fault = { code: 'fields.wrongFormat' };
  expect(readCell({ kind: 'text', text }, column, 'HU')).toEqual(fault);
});

test.each(['info@hof.example', 'https://bank.example@evil.example', 'hof', 'www.hof .example'])(
  '%s is no website',
  (text) => {
    const column = { reads: 'website', most: 300, width: 28 } as const;
    expect(readCell({ kind: 'text', text }, column, 'AT')).toEqual({ code: 'wrongWebsite' });
  },
);

test.each(['1.23457E+12', '1,23457E+12', '1E+15'])(
  'the control number of which a spreadsheet left %s only is told in every country',
  (text) => {
    const column = { reads: 'controlNumber', most: 40, width: 20 } as const;
    for (const country of ['AT', 'LT', 'PL'])
      expect(readCell({ kind: 'text', text }, column, country)).toEqual({
        code: 'wrongControlNumber',
      });
  },
);
