import type { RequestType } from '#shared/requests/entities/request-type.ts';
import type { MessageKey } from '#web/i18n/parts.ts';

/** The words of the types of requests: most are called as the role that they are addressed to. */
export const TYPE_WORDS = {
  authority: 'role.AUT',
  association: 'role.ASO',
  controlbody: 'role.INS',
  lowhatch: 'requests.type.lowhatch',
  record: 'requests.type.record',
} as const satisfies Record<RequestType, MessageKey>;
