import { paths } from './paths.ts';
import type { SafeStorage } from './safe-storage.ts';

/** Events after which a screen may want people to go on somewhere else (specification section 2, Redirect hooks). */
export const REDIRECT_TRIGGERS = [
  'afterAccountSwitch',
  'afterRegistration',
  'afterProfileUpdate',
  'afterOfferTosAccept',
] as const;
export type RedirectTrigger = (typeof REDIRECT_TRIGGERS)[number];

type RedirectHook = {
  /** Path inside the country's site. */
  readonly route: string;
  /** The hook goes after it has led once. */
  readonly once?: boolean;
};

export type RedirectHooks = {
  /** @throws Error 'unknown trigger', 'cannot create route hook, no route given' */
  readonly set: (trigger: string, hook: RedirectHook) => void;
  /** Passes over the next event; what is set stays. */
  readonly suppressOnce: (trigger: string) => void;
  /** Tells that the event happened; returns the path to go to, null for nowhere. */
  readonly run: (trigger: string) => string | null;
};

type State = {
  hooks: Partial<Record<RedirectTrigger, RedirectHook>>;
  suppressed: RedirectTrigger[];
};

const KEY = 'redirects';
const DEFAULTS: State['hooks'] = { afterAccountSwitch: { route: paths.Home } };

/** Returns the hooks, kept for the tab, since a way through the single sign-on leaves the page. */
export function createRedirectHooks(tabStorage: SafeStorage): RedirectHooks {
  const change = <T>(action: (state: State) => T): T => {
    const state = read(tabStorage);
    const result = action(state);
    tabStorage.set(KEY, JSON.stringify(state));
    return result;
  };
  return {
    set: (name, { route, once = false }) => {
      const trigger = triggerOf(name);
      if (!isPath(route)) throw new Error('cannot create route hook, no route given');
      change(({ hooks }) => {
        hooks[trigger] = { route, once };
      });
    },
    suppressOnce: (name) => {
      const trigger = triggerOf(name);
      change((state) => {
        state.suppressed = [...state.suppressed.filter((other) => other !== trigger), trigger];
      });
    },
    run: (name) => {
      const trigger = triggerOf(name);
      return change((state) => runIn(state, trigger));
    },
  };
}

function runIn(state: State, trigger: RedirectTrigger): string | null {
  if (state.suppressed.includes(trigger)) {
    state.suppressed = state.suppressed.filter((other) => other !== trigger);
    return null;
  }
  const hook = state.hooks[trigger] ?? DEFAULTS[trigger];
  if (hook?.once) delete state.hooks[trigger];
  return hook?.route ?? null;
}

function triggerOf(name: string): RedirectTrigger {
  const trigger = REDIRECT_TRIGGERS.find((value) => value === name);
  if (trigger === undefined) throw new Error('unknown trigger');
  return trigger;
}

/** Tells whether a route is a path of this site; `//host` would leave it. */
function isPath(route: unknown): boolean {
  return typeof route === 'string' && /^\/(?!\/)/.test(route);
}

function read(storage: SafeStorage): State {
  const text = storage.get(KEY);
  // Written by `change` only.
  return text === null ? { hooks: {}, suppressed: [] } : JSON.parse(text);
}
