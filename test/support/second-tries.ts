import type { Reporter, TestModule } from 'vitest/node';

/** Begins the line of a journey that was green only when it was tried again. */
export const SECOND_TRY = 'second try: ';

/** Prints the journeys that needed a second try and why, since each of them is a fault that waits for a busy day. */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if ((test.diagnostic()?.retryCount ?? 0) === 0) continue;
        console.log(`${SECOND_TRY}${module.relativeModuleId} > ${test.fullName}`);
        for (const { stack, message } of test.result().errors ?? []) console.log(stack ?? message);
      }
    }
  }
}
