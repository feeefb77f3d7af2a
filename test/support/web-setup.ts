import { type Config, cleanup, configure, prettyDOM } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterAll, afterEach } from 'vitest';

// What jsdom leaves out of a browser and pages rely on. This file is compiled without the DOM's types.
const jsdom = globalThis as unknown as {
  HTMLDialogElement?: { prototype: Record<string, unknown> };
  Element?: { prototype: Record<string, unknown> };
  Event: new (type: string) => object;
  history?: { replaceState(state: unknown, unused: string, url: string): void };
};

if (jsdom.HTMLDialogElement && jsdom.Element) {
  Object.assign(jsdom.HTMLDialogElement.prototype, {
    showModal(this: { open: boolean }) {
      this.open = true;
    },
    close(this: { open: boolean; dispatchEvent(event: unknown): boolean }) {
      if (!this.open) return;
      this.open = false;
      queueMicrotask(() => this.dispatchEvent(new jsdom.Event('close')));
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

/** A query that waits fails many times before it finds: the page is written out for the failure that somebody reads. */
const missingElement: Config['getElementError'] = (text, container) => {
  const error = new Error();
  Error.captureStackTrace(error, missingElement);
  return Object.defineProperties(error, {
    name: { value: 'TestingLibraryElementError' },
    message: { get: () => `${text ?? ''}\n\n${prettyDOM(container)}`, configurable: true },
  });
};

const react = globalThis as unknown as { IS_REACT_ACT_ENVIRONMENT: boolean };

configure({
  // An event meets React as in a browser: what follows it in a transition may wait for an answer, and is not dropped.
  eventWrapper: (dispatch) => {
    const before = react.IS_REACT_ACT_ENVIRONMENT;
    react.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      return flushSync(dispatch);
    } finally {
      react.IS_REACT_ACT_ENVIRONMENT = before;
    }
  },
  // A machine with other work to do takes many times the second that is usual; nothing waits on purpose.
  asyncUtilTimeout: 60_000,
  getElementError: missingElement,
});

// React only complains of two elements with one key, and may then show one of them twice.
const complaints: string[] = [];
const complain = console.error;
console.error = (...said: unknown[]) => {
  if (String(said[0]).includes('same key')) complaints.push(said.join(' '));
  complain(...said);
};
afterAll(() => {
  console.error = complain;
});

afterEach(() => {
  cleanup();
  // Files share the window: an address that a test leaves would be that of the next file.
  jsdom.history?.replaceState(null, '', '/');
  const [first] = complaints.splice(0);
  if (first !== undefined) throw new Error(first);
});
