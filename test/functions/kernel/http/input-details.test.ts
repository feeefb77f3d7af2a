import { expect, test } from 'vitest';
import * as z from 'zod';
import { fieldErrorOf, inputDetails } from '#functions/kernel/http/input-details.ts';

const Kind = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('number'), number: z.number() }),
]);
const Toy = z.strictObject({
  part: Kind.optional(),
  size: z.union([z.string(), z.number()]).default(1),
  name: z.union([z.string().max(2), z.strictObject({ de: z.string() })]).default('a'),
});

test.each<[what: string, toy: unknown, details: [path: string, code: string][]]>([
  ['a kind that nobody knows', { part: { kind: 'colour' } }, [['part.kind', 'fields.invalid']]],
  ['no kind', { part: {} }, [['part.kind', 'fields.invalid']]],
  ['a kind without its field', { part: { kind: 'text' } }, [['part.text', 'fields.required']]],
  ['neither text nor number', { size: true }, [['size', 'fields.wrongType']]],
  ['a text that is too long', { name: 'abc' }, [['name', 'fields.tooLong']]],
  ['an object without its field', { name: {} }, [['name.de', 'fields.required']]],
  [
    'fields that nobody knows',
    { colour: 1, part: { kind: 'text', text: '', size: 2 } },
    [
      ['part.size', 'fields.unknown'],
      ['colour', 'fields.unknown'],
    ],
  ],
])('%s', (_, toy, details) => {
  const { error } = Toy.safeParse(toy, { error: fieldErrorOf });
  const problems = inputDetails(error?.issues ?? []).map(({ path, code }) => [path, code]);
  expect(problems).toEqual(details);
});

test.each([
  [50, 50],
  [51, 50],
])('of %i problems %i are named', (problems, named) => {
  const list = Array.from({ length: problems }, () => true);
  const { error } = z.array(z.string()).safeParse(list, { error: fieldErrorOf });
  expect(inputDetails(error?.issues ?? [])).toHaveLength(named);
});
