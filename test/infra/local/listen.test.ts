import { expect, test } from 'vitest';
import { listen } from '#infra/local/listen.ts';

test('a taken port is told in one sentence that says what to do', async () => {
  const first = await listen(() => {}, 0);
  try {
    await expect(listen(() => {}, first.port)).rejects.toMatchObject({
      name: 'StartupError',
      message: `Port ${first.port} is taken by another program: stop that one, or choose another with PORT=${first.port + 1} npm start.`,
    });
  } finally {
    await first.close();
  }
});
