import { useRef } from 'react';
import { errorCodeOf, isTemporary } from './api-error.ts';

/** An attempt to create something that got no answer: the server may have taken it. */
type Unanswered<I> = {
  readonly input: I;
  /** The key by which the server knows it again. */
  readonly key: string;
};

/** Tells whether what a key has made was deleted since: the next attempt makes one of its own. */
export const isGone = (error: unknown): boolean => errorCodeOf(error) === 'entities.deleted';

/**
 * Remembers an attempt that got no answer, so that the next one goes by the same key: a bad connection makes nothing
 * twice.
 */
export function useUnanswered<I>() {
  const unanswered = useRef<Unanswered<I> | null>(null);
  const attempt = async <T>(input: I, call: (key: string) => Promise<T>): Promise<T> => {
    const before = unanswered.current;
    const first = before ?? { input, key: crypto.randomUUID() };
    try {
      const answer = await call(first.key);
      unanswered.current = null;
      return answer;
    } catch (error) {
      unanswered.current = isTemporary(error) ? first : isGone(error) ? null : before;
      throw error;
    }
  };
  return { unanswered, attempt };
}
