import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What jsdom leaves out of a browser and pages rely on. This file is compiled without the DOM's types.
const jsdom = globalThis as unknown as {
  HTMLDialogElement?: { prototype: Record<string, unknown> };
  Element?: { prototype: Record<string, unknown> };
  history?: { replaceState(state: unknown, unused: string, url: string): void };
};

if (jsdom.HTMLDialogElement && jsdom.Element) {
  Object.assign(jsdom.HTMLDialogElement.prototype, {
    showModal(this: { open: boolean }) {
      this.open = true;
    },
    close(this: { open: boolean }) {
      this.open = false;
    },
  });
  Object.assign(jsdom.Element.prototype, { scrollIntoView() {} });
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    scrollTo() {},
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
}

// A machine with other work to do takes longer than the second that is usual; nothing waits on purpose.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  // Files share the window: an address that a test leaves would be that of the next file.
  jsdom.history?.replaceState(null, '', '/');
});
