import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Parts } from './parts.ts';

type Terminal = {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
};

/**
 * Returns the way to ask the operator: who types `yes`, or the name that is asked for, agrees; who ends the input, or
 * has none, does not.
 */
export const askOperator =
  ({ input, output }: Terminal): Parts['agree'] =>
  async (question, name) => {
    if (!input.readable) return false;
    const terminal = createInterface({ input, output });
    const wish = name === undefined ? 'yes' : name;
    const asked = terminal.question(`${question} (${wish} to go on) `);
    const answer = await Promise.race([asked, once(terminal, 'close').then(() => '')]);
    terminal.close();
    return answer.trim() === wish;
  };
