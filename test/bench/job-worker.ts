import { importWorld } from './import-world.ts';
import { runImport } from './run-import.ts';

/**
 * A worker that runs one import, to be killed from outside: `node import-worker.ts <job> <ms>`. Its clock is so many
 * milliseconds ahead, past the lease of the one before. It says when it begins.
 */
const [job = '', ahead = '0'] = process.argv.slice(2);
const clock = { now: () => new Date(Date.now() + Number(ahead)) };
process.stdout.write('ready\n');
await runImport(importWorld(clock), job);
process.exit(0);
