const PREFIX = 'week-';

/** Id of a week's control: what an error summary links to. */
export const weekId = (week: string): string => PREFIX + week;

/** The week whose control has this id. */
export function weekOfId(id: string): string | undefined {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;
}
