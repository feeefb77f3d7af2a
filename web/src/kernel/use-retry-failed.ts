import { useQueryClient } from '@tanstack/react-query';

/** Returns the function that asks again for everything on the page whose answer did not come. */
export function useRetryFailed(): () => void {
  const queries = useQueryClient();
  return () =>
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
}
