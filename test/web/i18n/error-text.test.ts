import { expect, test } from 'vitest';
import { detailText, errorText } from '#web/i18n/error-text.ts';
import { errorTextInFull } from '#web/i18n/error-text-in-full.ts';
import { messages as errors } from '#web/i18n/messages/de_DE/errors.ts';
import { messages as shell } from '#web/i18n/messages/de_DE/shell.ts';
import { createTexts } from '#web/i18n/texts.ts';
import { ApiError, unreachableError } from '#web/kernel/api-error.ts';

const texts = createTexts(
  'de_DE',
  [{ locale: 'de_DE', messages: { ...shell, ...errors } }],
  (key) => {
    throw new Error(`${key} is broken`);
  },
);
const failure = (more: { code: string; status?: number; id?: string }) =>
  new ApiError({ message: 'what the server says', status: 400, ...more });

test('a failure is said in the reader’s language', () => {
  expect(errorText(texts, failure({ code: 'requests.noAutForRegion' }))).toBe(
    'Für diese Region ist keine Behörde eingetragen.',
  );
});

test('a failure of the whole names the place that its detail knows', () => {
  const code = 'sheets.openQuote';
  const details = [{ path: 'file', code, message: 'x', limit: 6 }];
  const error = new ApiError({ code, message: 'x', status: 400, details });
  const said =
    'Zeile 6 der Datei: Ein Anführungszeichen wird geöffnet und nie geschlossen. Entfernen Sie es oder ergänzen Sie das fehlende.';
  expect(errorText(texts, error)).toBe(said);
  expect(errorTextInFull(texts, error)).toBe(said);
  expect(texts.find(`errors.${code}`, { limit: 0 })).toBe(said.slice('Zeile 6 der Datei: '.length));
});

test('what was asked too often says when it works again', () => {
  const said = (code: string, limit: number) =>
    errorText(
      texts,
      new ApiError({
        code,
        message: 'x',
        status: 429,
        details: [{ path: '', code, message: 'x', limit }],
      }),
    );
  expect(said('client.waitHours', 2)).toBe('Das war zu oft. Es geht wieder in 2 Stunden.');
  expect(said('client.waitMinutes', 1)).toBe('Das war zu oft. Es geht wieder in 1 Minute.');
});

test('the first week or day that is possible is written as people write it', () => {
  const code = 'offers.leadTooShort';
  const said = (limit: string) => detailText(texts, { path: 'data.x', code, message: 'x', limit });
  expect(said('2027-W21')).toMatch(/ist KW 21 \(24\.–30\. Mai\)\.$/);
  expect(said('2026-04-09')).toMatch(/ist 09\.04\.2026\.$/);
});

test('a code that the catalogue does not know shows what the server says', () => {
  expect(errorText(texts, failure({ code: 'new.code' }))).toBe('what the server says');
});

test('a failure that says to a person what another one says has the text of that one', () => {
  const detail = { path: 'data.animalkind', message: 'x' };
  const said = (code: string) => [
    errorText(texts, failure({ code })),
    detailText(texts, { ...detail, code }),
  ];
  expect(said('requests.otherAnimalkind')).toEqual(said('offers.otherAnimalkind'));
  expect(said('requests.otherAnimalkind')).toEqual([
    'Das gehört nicht zu dieser Tierart.',
    'Das gehört nicht zu dieser Tierart.',
  ]);
});

test('a tab whose calls are older than the server reads no English', () => {
  for (const code of [
    'fields.unknown',
    'kernel.notFound',
    'kernel.wrongMethod',
    'search.unknownField',
  ]) {
    expect(errorText(texts, failure({ code })), code).toBe(texts.t('errors.kernel.internal'));
  }
});

test('a signal that is lost before there are words for it is a failure without details', () => {
  const onlyShell = createTexts('de_DE', [{ locale: 'de_DE', messages: shell }], () => {});
  expect(errorText(onlyShell, unreachableError())).toBe(
    'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  );
});

test('a crash shows its number for enquiries', () => {
  expect(errorText(texts, failure({ code: 'kernel.internal', status: 500, id: 'abc' }))).toBe(
    'Ein unerwarteter Fehler ist aufgetreten. Nummer für Rückfragen: abc',
  );
});

test('anything else that was thrown is a failure without details', () => {
  expect(errorText(texts, new TypeError('x is undefined'))).toBe(
    'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  );
});

test('what is wrong with a field names its bound', () => {
  const detail = { path: 'data.amount', code: 'fields.tooBig', message: 'too big' };
  expect(detailText(texts, { ...detail, limit: 200 })).toBe('Die Zahl darf höchstens 200 sein.');
  expect(detailText(texts, { ...detail, code: 'new.code' })).toBe('too big');
});

test('what another region has already names it', () => {
  const region = [{ lang: 'de_DE' as const, label: 'Istrien' }];
  const detail = { path: 'data.postalCodePrefixes.1', code: 'countries.prefixTaken', message: 'x' };
  expect(detailText(texts, { ...detail, limit: '52', region })).toBe(
    'Den Postleitzahl-Anfang 52 hat schon die Region „Istrien“.',
  );
});

test('where no form shows them, a failure is told with its details, each once and three at most', () => {
  const tooBig = (limit: number) => ({ path: 'a', code: 'fields.tooBig', message: 'no', limit });
  const error = new ApiError({
    code: 'requests.noAutForRegion',
    message: 'x',
    status: 422,
    details: [tooBig(200), tooBig(200), tooBig(300), tooBig(400), tooBig(500)],
  });
  expect(errorTextInFull(texts, error)).toBe(
    'Für diese Region ist keine Behörde eingetragen. Die Zahl darf höchstens 200 sein. Die Zahl darf höchstens 300 sein. Die Zahl darf höchstens 400 sein.',
  );
});

test('a detail that an administrator has worded is told in those words; without details nothing is added', () => {
  const labels = [{ lang: 'de_DE' as const, label: 'Erst nach dem Decken.' }];
  const detail = { path: 'a', code: 'requests.refusedByRule', message: 'rule', labels };
  const ruled = new ApiError({
    code: 'new.code',
    message: 'Nein.',
    status: 422,
    details: [detail],
  });
  expect(errorTextInFull(texts, ruled)).toBe('Nein. Erst nach dem Decken.');
  const plain = failure({ code: 'requests.noAutForRegion' });
  expect(errorTextInFull(texts, plain)).toBe(errorText(texts, plain));
});
