import { ERROR_TOAST_SECONDS, TOAST_SECONDS, TOASTS_KEPT } from '#shared/kernel/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { createValue, type Value } from './value.ts';

export type NotificationType = 'error' | 'warning' | 'message' | 'success';
export type Notification = {
  readonly id: number;
  readonly type: NotificationType;
  readonly text: string;
  readonly at: Date;
};
type NotificationState = {
  readonly current: Notification | null;
  readonly waiting: readonly Notification[];
  /** Newest first, at most ten: the list behind the bell. */
  readonly kept: readonly Notification[];
};
export type Notifications = {
  readonly state: Value<NotificationState>;
  readonly show: (type: NotificationType, text: string) => void;
  readonly dismiss: () => void;
  /** Stops the clock of the notification on screen: pointer or focus is on it, or the tab is hidden. */
  readonly pause: (reason: string) => void;
  readonly resume: (reason: string) => void;
  readonly clear: () => void;
};

type Timers = {
  readonly now: () => number;
  /** Returns milliseconds by a clock that nobody sets. */
  readonly elapsed: () => number;
  /** Calls `action` later; returns the function that cancels it. */
  readonly after: (ms: number, action: () => void) => () => void;
};

function secondsOnScreen(type: NotificationType): number {
  return type === 'error' ? ERROR_TOAST_SECONDS : TOAST_SECONDS;
}

/** Returns a queue that shows one notification at a time (specification sections 4 and 9). */
export function createNotifications(timers: Timers): Notifications {
  const state = createValue<NotificationState>({ current: null, waiting: [], kept: [] });
  const pauses = new Set<string>();
  let lastId = 0;
  let remainingMs = 0;
  let startedAt = 0;
  let cancel: (() => void) | null = null;

  const run = () => {
    if (state.get().current === null || pauses.size > 0 || cancel !== null) return;
    startedAt = timers.elapsed();
    cancel = timers.after(remainingMs, dismiss);
  };
  const stop = () => {
    cancel?.();
    cancel = null;
  };
  const next = () => {
    const { waiting, kept } = state.get();
    const [current = null, ...rest] = waiting;
    state.set({ current, waiting: rest, kept });
    if (current === null) return;
    remainingMs = secondsOnScreen(current.type) * SECOND_MS;
    run();
  };
  function dismiss(): void {
    stop();
    pauses.delete('pointer');
    pauses.delete('focus');
    next();
  }

  return {
    state,
    dismiss,
    show: (type, text) => {
      lastId += 1;
      const notification = { id: lastId, type, text, at: new Date(timers.now()) };
      const { current, waiting, kept } = state.get();
      if ([current, ...waiting].some((other) => other?.text === text)) return;
      state.set({
        current,
        waiting: [...waiting, notification].slice(-TOASTS_KEPT),
        kept: [notification, ...kept].slice(0, TOASTS_KEPT),
      });
      if (current === null) next();
    },
    pause: (reason) => {
      pauses.add(reason);
      if (cancel === null) return;
      remainingMs -= timers.elapsed() - startedAt;
      stop();
    },
    resume: (reason) => {
      pauses.delete(reason);
      run();
    },
    clear: () => {
      stop();
      pauses.clear();
      state.set({ current: null, waiting: [], kept: [] });
    },
  };
}
