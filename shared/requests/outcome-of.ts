import { type Answers, answerTo } from './form-engine/answers.ts';
import type { RequestStep } from './requestpackage.ts';
import type { RequestStatus } from './status.ts';

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
