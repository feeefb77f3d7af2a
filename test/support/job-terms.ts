/** The terms on which tests begin a job, whatever its kind. */
export const JOB_TERMS = {
  keptDays: 90,
  alreadyRunning: { code: 'toy.alreadyRunning', status: 409, message: 'One is running.' },
} as const;
