/** The timers of the product: how often the `schedule.ts` of a domain runs, on the laptop and in production. */
export const schedules = [
  // Closes steps of requests whose time is over; the promise to people is a day.
  { domain: 'requests', everyMinutes: 5 },
  // Checks certifications by night, where a country has a register; lets addresses follow changed regions once more.
  { domain: 'accounts', everyMinutes: 60 },
  // Warns suppliers before their confirmation ends, writes the end of lapsed offers into their history, and mails new
  // offers once a day.
  { domain: 'offers', everyMinutes: 30 },
  // Queues exports again whose message was lost.
  { domain: 'exports', everyMinutes: 5 },
  // Queues imports again whose message was lost.
  { domain: 'imports', everyMinutes: 5 },
] as const satisfies readonly { domain: string; everyMinutes: number }[];
