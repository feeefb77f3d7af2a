import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useKernel } from './kernel-context.ts';
import type { RedirectTrigger } from './redirect-hooks.ts';

/**
 * Returns a function for `redirect('afterProfileUpdate')`: goes where a hook leads, else to `otherwise`, else stays;
 * says whether it went.
 */
export function useRedirect(): (trigger: RedirectTrigger, otherwise?: string) => boolean {
  const { redirects } = useKernel();
  const navigate = useNavigate();
  return useCallback(
    (trigger, otherwise) => {
      const route = redirects.run(trigger) ?? otherwise;
      if (route !== undefined) void navigate(route);
      return route !== undefined;
    },
    [redirects, navigate],
  );
}
