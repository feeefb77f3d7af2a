import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Acting } from './acting-for.ts';
import type { ApiClient } from './api-client.ts';
import type { LoadEntity } from './entity-batch.ts';
import type { LoadList } from './list-batch.ts';
import type { Notifications } from './notifications.ts';
import type { RedirectHooks } from './redirect-hooks.ts';
import type { ReportError } from './report-error.ts';
import type { SafeStorage } from './safe-storage.ts';
import type { Session } from './session/session.ts';

/** The parts that every component may use, made once at start and replaced in tests. */
export type Kernel = {
  readonly api: ApiClient;
  readonly session: Session;
  readonly notifications: Notifications;
  readonly queries: QueryClient;
  readonly loadEntity: LoadEntity;
  readonly loadList: LoadList;
  /** The storage of the device, and of this tab. */
  readonly storage: SafeStorage;
  readonly tabStorage: SafeStorage;
  /** The hooks that tell where people go on after a registration, an account switch, … */
  readonly redirects: RedirectHooks;
  /** The farmer that an office acts for. */
  readonly acting: Acting;
  /** Tells the log of an error of the page itself. */
  readonly reportError: ReportError;
  /** Returns milliseconds since 1970 by the server. */
  readonly now: () => number;
  /** Calls `action` later; returns the function that cancels it. */
  readonly after: (ms: number, action: () => void) => () => void;
};

export const KernelContext = createContext<Kernel | null>(null);

export function useKernel(): Kernel {
  const kernel = useContext(KernelContext);
  if (kernel === null) throw new Error('KernelContext is missing above this component');
  return kernel;
}
