import * as z from 'zod';
import { jobWorld } from './job-world.ts';
import { runToEnd } from './run-to-end.ts';

/**
 * A worker that runs one job, to be killed from outside: `node job-worker.ts <queue> <job> <ms>`. Its clock is so many
 * milliseconds ahead, past the lease of the one before. It says when it begins.
 */
const [queue, job = '', ahead = '0'] = process.argv.slice(2);
const clock = { now: () => new Date(Date.now() + Number(ahead)) };
process.stdout.write('ready\n');
await runToEnd(jobWorld(clock), z.enum(['imports', 'exports']).parse(queue), job);
process.exit(0);
