/** An export's job is asked for this often, this long (specification section 9). */
export const EXPORT_POLL_MS = 2000;
export const EXPORT_TIMEOUT_MINUTES = 18;
