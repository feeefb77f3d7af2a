import type { Role } from '#shared/kernel/role.ts';
import { useKernel } from './kernel-context.ts';
import type { SessionState } from './session/session-state.ts';
import { useValue } from './value.ts';

export function useSession(): SessionState {
  return useValue(useKernel().session.state);
}

const GUEST_ROLES: readonly Role[] = ['GUEST'];

export function rolesIn(state: SessionState): readonly Role[] {
  return state.status === 'signedIn' ? state.roles : GUEST_ROLES;
}
