/** The ways in which an office shows its people to everybody outside it; without a choice it shows the office only. */
export const PEOPLE_SHOWN = ['office', 'initials', 'name'] as const;
