import path from 'node:path';
import { localPort } from './local-port.ts';
import type { StackOptions } from './start-stack.ts';

/** What `PORT`, `DATA` and `-- --empty` ask for. @throws StartupError when `PORT` is none */
export function readStackOptions({
  env,
  argv,
}: Pick<NodeJS.Process, 'env' | 'argv'>): Pick<
  StackOptions,
  'port' | 'dataDirectory' | 'withDemoData'
> {
  return {
    port: localPort(env),
    dataDirectory: env.DATA ? path.resolve(env.DATA) : undefined,
    withDemoData: !argv.includes('--empty'),
  };
}
