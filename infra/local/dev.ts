import { tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { readStackOptions } from './read-stack-options.ts';
import { restartingHandlers } from './restarting-handlers.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { type Stack, startStack } from './start-stack.ts';
import { watchWeb } from './watch-web.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

/**
 * `npm run dev`: starts the product as `npm start` does; pages reload and handlers start again when a file changes.
 */
async function startDevStack(): Promise<Stack> {
  const options = readStackOptions(process);
  const web = await watchWeb(say);
  const stack = await startStack({
    ...options,
    buildWeb: async () => web.directory,
    startHandlers: restartingHandlers,
    onReload: web.listen,
    say,
  });
  return {
    ...stack,
    stop: async () => {
      await web.stop();
      await stack.stop();
    },
  };
}

await Promise.resolve()
  .then(() => runUntilStopped(startDevStack()))
  .catch(tellAndExit);
