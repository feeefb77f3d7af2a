import type { TextStore } from '#web/i18n/text-store.ts';
import type { Kernel } from '#web/kernel/kernel-context.ts';
import { copiesIn, type KeptCopy } from '#web/kernel/no-signal/kept-copy.ts';
import { sweepForms } from '#web/kernel/stored-form.ts';
import { routes } from './routes.ts';

/** The path under which the site serves `worker/service-worker.ts` (`emit-worker.ts`). */
const WORKER = '/service-worker.js';

type Device = Pick<Kernel, 'storage' | 'now' | 'session'>;
const copiesOf = ({ storage, now }: Device) => copiesIn(storage, new Date(now()));

/** Returns the kept copy of the form at this path; undefined where the device has none. */
export function keptCopyFor(device: Device, path: string): KeptCopy | undefined {
  return copiesOf(device).find((copy) => copy.path === path);
}

/** Removes forms that have expired. */
export const sweep = ({ storage, now }: Device) => sweepForms(storage, new Date(now()));

/** Keeps what this page has loaded, so that it comes up without signal. */
export async function prepareForNoSignal(device: Device, texts: TextStore): Promise<void> {
  // All else is kept without the menus, too.
  if (device.session.state.get().status === 'signedIn') await loadMenu(texts).catch(() => {});
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  // A draft that waits on this device is filled in with the build that is kept.
  if (copiesOf(device).length > 0) await loadForm(texts);
  active?.postMessage(loadedFiles());
}

/** Loads the menus in which a person signs out, which must not need a signal; the wide one is part of this one. */
const loadMenu = ({ need }: TextStore) =>
  Promise.all([import('./phone-menu.tsx'), import('./exports-item.tsx'), need(['exports'])]);

const loadForm = ({ need }: TextStore) =>
  Promise.all([routes.RequestFill.page(), need(routes.RequestFill.parts ?? [])]);

/** Returns the paths of the hashed files that came so far. */
function loadedFiles(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  return [...new Set(paths.filter((path) => path.startsWith('/assets/')))];
}
