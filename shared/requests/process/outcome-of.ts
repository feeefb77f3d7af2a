import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import type { RequestStatus } from '#shared/requests/entities/status.ts';
import { type Answers, answerTo } from '#shared/requests/form-engine/answers.ts';

/** Returns the status that the answers of the deciding step give a request; `closed` where the package maps nothing. */
export function outcomeOf(
  outcome: RequestStep['outcome'],
  answers: Answers,
): Extract<RequestStatus, 'accepted' | 'rejected' | 'closed'> {
  const answer = outcome && answerTo(answers, outcome.field);
  if (typeof answer !== 'string') return 'closed';
  if (outcome?.accepted.includes(answer)) return 'accepted';
  return outcome?.rejected.includes(answer) ? 'rejected' : 'closed';
}
