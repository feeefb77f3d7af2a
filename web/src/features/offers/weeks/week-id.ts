const PREFIX = 'week-';

/** Returns the id of a week's control: an error summary links to it. */
export const weekId = (week: string): string => PREFIX + week;

/** Returns the week whose control has this id. */
export function weekOfId(id: string): string | undefined {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;
}
