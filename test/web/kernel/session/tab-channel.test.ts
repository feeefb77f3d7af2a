import { expect, test, vi } from 'vitest';
import { openTabChannel } from '#web/kernel/session/tab-channel.ts';

test('a browser that refuses the channel shows the site, in a tab that stays alone', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  expect(() => openTabChannel(() => {}).tell('signedIn')).not.toThrow();
});
