import { useKernel } from './kernel-context.ts';

/** The day it is, `2026-03-05`, as the server counts days. */
export function useToday(): string {
  const { now } = useKernel();
  return new Date(now()).toISOString().slice(0, 10);
}
