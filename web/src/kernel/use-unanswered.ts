import { useRef } from 'react';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { isTemporary } from './api-error.ts';
import { useKernel } from './kernel-context.ts';

/** An attempt to create something that got no answer: the server may have taken it. */
export type Unanswered<I> = {
  readonly input: I;
  /** The instant since which the server may have made something of it. */
  readonly since: string;
};

/** The page knows the server's clock but for this. */
const CLOCK_MS = 10 * SECOND_MS;

/** Returns the instant since which the server may have made something of an attempt of this time. */
export const madeSince = (attempted: number): string =>
  new Date(attempted - CLOCK_MS).toISOString();

/**
 * Remembers an attempt that got no answer, so that the next one looks first for what it may have made: a bad connection
 * makes nothing twice.
 */
export function useUnanswered<I>() {
  const { now } = useKernel();
  const unanswered = useRef<Unanswered<I> | null>(null);
  const attempt = async <T>(input: I, call: () => Promise<T>): Promise<T> => {
    const since = unanswered.current?.since ?? madeSince(now());
    try {
      return await call();
    } catch (error) {
      unanswered.current = isTemporary(error) ? { input, since } : null;
      throw error;
    }
  };
  return { unanswered, attempt };
}
