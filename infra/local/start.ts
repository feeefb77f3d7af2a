import { buildWeb } from './build-web.ts';
import { startHandlers } from './handlers.ts';
import { readStackOptions } from './read-stack-options.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { startStack } from './start-stack.ts';
import { tellAndExit } from './tell-and-exit.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

/** `npm start`: runs the whole product on one port of this machine. */
await Promise.resolve()
  .then(() => readStackOptions(process))
  .then((options) =>
    runUntilStopped(startStack({ ...options, buildWeb: () => buildWeb(say), startHandlers, say })),
  )
  .catch(tellAndExit);
