import { expect, test } from 'vitest';
import {
  LABEL_FILE_BYTES,
  readLabelFile,
  writeLabelFile,
} from '#web/features/administration/labels/label-files.ts';
import { changedEntry, labelRows } from '#web/features/administration/labels/label-rows.ts';
import { sourceMark } from '#web/features/administration/labels/source-mark.ts';

const message = (key: string, own?: string) => ({
  key,
  german: `${key} <b>{x}</b> & “Ä”`,
  english: 'e',
  own,
  longest: 40,
});
const rows = labelRows(
  [
    message('a.read', 'eget'),
    message('a.draft'),
    message('a.built', 'indbygget'),
    message('a.none'),
  ],
  [
    { key: 'a.read', label: 'læst', reviewed: true },
    { key: 'a.draft', label: '<b>{x}</b> & kladde\n', reviewed: false },
  ],
);
const blobOf = (text: string) => new Blob([text]);
const labelsIn = async (text: string) => {
  const read = await readLabelFile(blobOf(text), 'da_DK');
  if ('problem' in read) throw new Error(read.problem);
  return [...read.labels];
};

test('a file has the source and the text of each message, and comes back as it went', async () => {
  const text = writeLabelFile(rows, 'da_DK');
  expect(text).toContain('source-language="de-DE" target-language="da-DK"');
  expect(text).toContain('<note>English: e</note>');
  expect(await labelsIn(text)).toMatchObject([
    ['a.read', { label: 'læst', reviewed: true }],
    ['a.draft', { label: '<b>{x}</b> & kladde', reviewed: false }],
    ['a.built', { label: 'indbygget', reviewed: true }],
  ]);
});

test('a text that a tool has written without a reader waits for one', async () => {
  const text = writeLabelFile(rows, 'da_DK').replace('state="final"', 'state="translated"');
  expect((await labelsIn(text))[0]).toMatchObject(['a.read', { label: 'læst', reviewed: false }]);
});

test('a tool may write the name of the language in letters of another size', async () => {
  const text = writeLabelFile(rows, 'da_DK').replace('"da-DK"', '"da-dk"');
  expect(await labelsIn(text)).toHaveLength(3);
});

test('a suggestion of a tool, from another text, is no translation', async () => {
  const suggested =
    '<alt-trans match-quality="72%"><source>x</source><target>forslag</target></alt-trans>';
  const text = writeLabelFile(rows, 'da_DK').replaceAll(
    '</trans-unit>',
    `${suggested}</trans-unit>`,
  );
  expect((await labelsIn(text)).map(([key, { label }]) => [key, label])).toEqual([
    ['a.read', 'læst'],
    ['a.draft', '<b>{x}</b> & kladde'],
    ['a.built', 'indbygget'],
  ]);
});

test('a text is for the German that its file has, which may have changed since', async () => {
  const label = { key: 'a.read', label: 'læst', source: sourceMark('før'), reviewed: true };
  const [before, now] = ['så', 'nu'].flatMap((german) =>
    labelRows([{ ...message('a.read'), german }], [label]),
  );
  if (!before || !now) throw new Error('no rows');
  const text = writeLabelFile([before], 'da_DK');
  const [[, same] = []] = await labelsIn(text);
  const [[, other] = []] = await labelsIn(text.replace('læst', 'ny'));
  expect([changedEntry(before, same), changedEntry(now, same), changedEntry(now, other)]).toEqual([
    { ...label, source: sourceMark('så'), reviewed: false },
    label,
    { ...label, label: 'ny', source: sourceMark('så'), reviewed: false },
  ]);
});

test.each([
  ['nothing', '', 'format'],
  ['no XML', '<xliff', 'format'],
  ['a file that is cut off', writeLabelFile(rows, 'da_DK').slice(0, -30), 'format'],
  [
    'a file as a browser reads it up to its fault',
    writeLabelFile(rows, 'da_DK').replace('<body>', '<body><parsererror xmlns=""/>'),
    'format',
  ],
  ['a table', 'key;text\na.read;læst', 'format'],
  ['a newer XLIFF', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0"/>', 'format'],
  [
    'entities of its own',
    `<!DOCTYPE x [<!ENTITY a "b">]>${writeLabelFile(rows, 'da_DK')}`,
    'format',
  ],
  ['another language', writeLabelFile(rows, 'sv_SE'), 'language'],
  ['too much', ' '.repeat(LABEL_FILE_BYTES + 1), 'size'],
] as const)('%s is refused', async (_, text, problem) => {
  expect(await readLabelFile(blobOf(text), 'da_DK')).toEqual({ problem });
});
