import { pathTo } from '#web/kernel/paths.ts';
import { useSite } from '#web/kernel/site.ts';

/** Returns the path of a request's form as the browser shows it, the country's prefix included. */
export function useFormPath(id: string): string {
  return useSite().basename + pathTo('RequestFill', { id });
}
