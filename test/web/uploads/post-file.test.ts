import { expect, test, vi } from 'vitest';
import { postFile } from '#web/features/uploads/post-file.ts';

/** A storage that hears nothing more after a while. */
class SilentRequest extends EventTarget {
  static last: SilentRequest | undefined;
  readonly upload = new EventTarget();
  timeout = 0;
  open() {}
  send() {
    SilentRequest.last = this;
  }
}
const at = (name: string, timeStamp: number, more: object = {}) =>
  Object.defineProperty(Object.assign(new Event(name), more), 'timeStamp', { value: timeStamp });

test('a line that moves has time, one on which nothing moves for half a minute is given up', async () => {
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  const shares: number[] = [];
  const sending = postFile(
    { url: 'https://files.test/', fields: {} },
    new File(['x'], 'x'),
    (share) => shares.push(share),
  );
  const request = SilentRequest.last;
  expect(request?.timeout).toBe(30_000);
  request?.dispatchEvent(at('loadstart', 1000));
  request?.upload.dispatchEvent(at('progress', 61_000, { loaded: 1, total: 4 }));
  expect(request?.timeout).toBe(90_000);
  request?.dispatchEvent(new Event('timeout'));
  await expect(sending).rejects.toThrow('not taken');
  expect(shares).toEqual([0.25]);
});
