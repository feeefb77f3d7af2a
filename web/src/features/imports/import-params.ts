import { textParam } from '#shared/kernel/list-state.ts';

/** The state of an import page, in its address: so it can be left, and come back to. */
export const importParams = {
  /** The import that is shown. */
  job: textParam(),
  /** A file that was sent and is not imported yet. */
  file: textParam(),
  name: textParam(),
  /** Farms are imported for a control body. */
  for: textParam(),
};
