import type { Law } from '#shared/law/law.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { type Answers, answerTo } from '#shared/requests/form-engine/answers.ts';

/** The field of an application that says that the formal decision on a catastrophe waives the search. */
const SEARCH_WAIVED_FIELD = 'searchWaived';

/**
 * Tells whether a ground asks for the proof that no organic animals can be had: it names the search among its papers,
 * and no formal decision that it rests on waives the search. A ground that the law does not know asks for none.
 */
export function needsProof(
  { grounds }: Pick<Law, 'grounds'>,
  legalBasis: RequestPackage['legalBasis'],
  answers: Answers = {},
): boolean {
  const papers = grounds.find(({ ground }) => ground === legalBasis)?.papers ?? [];
  const isWaived =
    papers.includes('formalDecision') && answerTo(answers, SEARCH_WAIVED_FIELD) === true;
  return papers.includes('search') && !isWaived;
}
