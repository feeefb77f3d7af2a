/** Hours in UTC: registers are asked for thousands of farmers while few people use them. */
const NIGHT = { from: 0, to: 4 } as const;

export function isNight(now: Date): boolean {
  const hour = now.getUTCHours();
  return hour >= NIGHT.from && hour < NIGHT.to;
}
