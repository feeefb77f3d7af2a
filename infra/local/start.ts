import { buildWeb } from '#infra/deploy/program/build-web.ts';
import { tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { startHandlers } from './handlers.ts';
import { readStackOptions } from './read-stack-options.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { startStack } from './start-stack.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

/** `npm start`: runs the whole product on one port of this machine. */
await Promise.resolve()
  .then(() => readStackOptions(process))
  .then((options) =>
    runUntilStopped(startStack({ ...options, buildWeb: () => buildWeb(say), startHandlers, say })),
  )
  .catch(tellAndExit);
