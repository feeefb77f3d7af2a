/** Timers: how often the `schedule.ts` of a domain runs, here and in production. */
export const schedules = [
  // Closes steps of requests whose time is over; the promise to people is a day.
  { domain: 'requests', everyMinutes: 5 },
  // Checks certifications by night, where a country has a register.
  { domain: 'accounts', everyMinutes: 60 },
  // Warns suppliers before their confirmation ends, and writes down what has lapsed.
  { domain: 'offers', everyMinutes: 30 },
  // Calls again for exports whose message was lost.
  { domain: 'exports', everyMinutes: 5 },
  // The same for imports.
  { domain: 'imports', everyMinutes: 5 },
] as const satisfies readonly { domain: string; everyMinutes: number }[];
