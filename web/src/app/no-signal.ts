import type { Locale } from '#shared/kernel/locale.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { followLabels } from '#web/i18n/labels/follow-labels.ts';
import type { TextStore } from '#web/i18n/text-store.ts';
import type { Kernel } from '#web/kernel/kernel-context.ts';
import { copiesIn, type KeptCopy } from '#web/kernel/no-signal/kept-copy.ts';
import { sweepForms } from '#web/kernel/stored-form.ts';
import { routes } from './routes.ts';

/** The path under which the site serves `worker/service-worker.ts` (`emit-worker.ts`). */
const WORKER = '/service-worker.js';

/** Milliseconds before the page is prepared: the page itself loads first. */
const PREPARE_MS = 2 * SECOND_MS;

type Device = Pick<Kernel, 'storage' | 'now'>;
type World = Device & Pick<Kernel, 'after'>;
const copiesOf = ({ storage, now }: Device) => copiesIn(storage, new Date(now()));

/** Returns the kept copy of the form at this path; undefined where the device has none. */
export function keptCopyFor(world: Device, path: string): KeptCopy | undefined {
  return copiesOf(world).find((copy) => copy.path === path);
}

/** Removes forms that have expired. */
export const sweep = ({ storage, now }: Device) => sweepForms(storage, new Date(now()));

/** Shows administrators' labels after the start, and prepares the page for the time without signal. */
export function goOnAfterStart(
  kernel: Kernel,
  texts: TextStore,
  labelled: readonly Locale[],
): Promise<void> {
  followLabels(kernel, texts, document, labelled);
  return prepareForNoSignal(kernel, texts);
}

/** Keeps what this page has loaded, so that it comes up without signal. */
async function prepareForNoSignal(world: World, texts: TextStore): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await new Promise<void>((resolve) => world.after(PREPARE_MS, resolve));
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  // A draft that waits on this device is filled in with the build that is kept.
  if (copiesOf(world).length > 0) await loadForm(texts);
  active?.postMessage(loadedFiles());
}

const loadForm = ({ need }: TextStore) =>
  Promise.all([
    routes.RequestFill.page(),
    import('./user-block.tsx'),
    need(routes.RequestFill.parts ?? []),
  ]);

/** Returns the paths of the hashed files that came so far. */
function loadedFiles(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  return [...new Set(paths.filter((path) => path.startsWith('/assets/')))];
}
