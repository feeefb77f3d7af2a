import type { CallInput } from '#web/kernel/contract.ts';
import { useUnanswered } from '#web/kernel/use-unanswered.ts';
import { useRequestCalls } from '../use-request-calls.ts';

type InitInput = CallInput<'POST livestock/request/initrequest'>;

/** Returns how a request is begun: the same beginning that got no answer before makes no second draft. */
export function useBeginRequest() {
  const calls = useRequestCalls();
  const { unanswered, attempt } = useUnanswered<InitInput>();
  return (input: InitInput) => {
    const before = unanswered.current?.input;
    if (JSON.stringify(before) !== JSON.stringify(input)) unanswered.current = null;
    return attempt(input, (key) => calls.init({ ...input, key }));
  };
}
