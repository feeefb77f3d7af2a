import { useKernel } from '#web/kernel/kernel-context.ts';
import { useSession } from '#web/kernel/use-session.ts';

/** Returns the initials of each person on this device, and keeps them: an account is of a whole office. */
export function useInitials() {
  const { storage } = useKernel();
  const session = useSession();
  const key = `requests.editor/${session.status === 'signedIn' ? session.user : ''}`;
  return {
    initials: storage.get(key) ?? '',
    keepInitials: (initials: string) => storage.set(key, initials),
  };
}
