import type { RequestProcess } from '#shared/requests/request-process.ts';
import type { PartyRole } from '#shared/requests/requestpackage.ts';

/** In which part the creator filed the request: for itself, for its customer, or for its member. */
export function creatorRole({
  creator,
  agr,
  ins,
}: Pick<RequestProcess, 'creator' | 'agr' | 'ins'>): PartyRole {
  if (creator === agr) return 'AGR';
  return creator === ins ? 'INS' : 'ASO';
}
