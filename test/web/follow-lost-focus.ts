import { afterAll } from 'vitest';
import { followLostFocus } from '#web/components/lost-focus.ts';

// As the product does from its start, for each page; some tests have no document.
if (globalThis.document !== undefined) afterAll(followLostFocus(document));
