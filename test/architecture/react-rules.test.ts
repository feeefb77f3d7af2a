import { expect, test } from 'vitest';
import { functionsOfPages } from './parsed-source.ts';

const LONGEST = 80;

const functions = functionsOfPages();
/** They interlock; may only shrink. */
const STILL_LONGER: readonly string[] = ['useFillCalls', 'useStepFill'];

test('no function of the pages is above 80 lines: cut a component along its parts, a hook along its questions', () => {
  const tooLong = functions
    .map(({ path, name, text }) => ({ path, name, lines: text.split('\n').length }))
    .filter(({ name, lines }) => lines > LONGEST && !STILL_LONGER.includes(name));
  expect(tooLong).toEqual([]);
});
