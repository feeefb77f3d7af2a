import { expect, test } from 'vitest';
import { parsePage } from '#shared/content/page-markup.ts';

const words = (text: string) => [{ kind: 'text', text }];

test('a plain text is its paragraphs', () => {
  expect(parsePage('One\nline\n\nTwo')).toEqual([
    { kind: 'paragraph', parts: words('One\nline') },
    { kind: 'paragraph', parts: words('Two') },
  ]);
});

test('headings, lists, strong words and links are read', () => {
  expect(parsePage('Hi\n## Help\nRead **this**:\n- a\n- [b](/content/b)\n### More')).toEqual([
    { kind: 'paragraph', parts: words('Hi') },
    { kind: 'heading', level: 2, parts: words('Help') },
    {
      kind: 'paragraph',
      parts: [...words('Read '), { kind: 'strong', text: 'this' }, ...words(':')],
    },
    { kind: 'list', items: [words('a'), [{ kind: 'link', text: 'b', url: '/content/b' }]] },
    { kind: 'heading', level: 3, parts: words('More') },
  ]);
});

test.each(['https://example.org/a', 'mailto:help@example.org', 'tel:+49-30-555', '/content/help'])(
  'a link leads to %s',
  (url) => {
    expect(parsePage(`[x](${url})`)).toEqual([
      { kind: 'paragraph', parts: [{ kind: 'link', text: 'x', url }] },
    ]);
  },
);

test.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'data:text/html,x', ''])(
  'no link leads to %j',
  (url) => {
    expect(parsePage(`[x](${url})`)).toEqual([{ kind: 'paragraph', parts: words(`[x](${url})`) }]);
  },
);

test('# of a first heading is the title of the page, and stays text', () => {
  expect(parsePage('# One')).toEqual([{ kind: 'paragraph', parts: words('# One') }]);
  expect(parsePage('')).toEqual([]);
});
