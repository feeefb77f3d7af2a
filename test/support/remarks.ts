import type { Reporter, TestModule } from 'vitest/node';

/** Begins the line of a journey that was green only when it was tried again. */
export const SECOND_TRY = 'second try: ';
/** Begins the line of a test that failed, or of an error outside all tests. */
export const FAILURE = 'failed: ';
const LINE_CHARACTERS = 300;

/**
 * Prints a line for each failure, which a run says again at its end, and the journeys that needed a second try and why,
 * since each of them is a fault that waits for a busy day.
 */
export class Remarks implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    for (const { message } of unhandled) tellFailure('outside all tests', message);
    for (const module of modules) {
      for (const { message } of module.errors()) tellFailure(module.relativeModuleId, message);
      for (const suite of module.children.allSuites()) {
        for (const { message } of suite.errors()) {
          tellFailure(`${module.relativeModuleId} > ${suite.fullName}`, message);
        }
      }
      for (const test of module.children.allTests()) {
        const name = `${module.relativeModuleId} > ${test.fullName}`;
        const { state, errors = [] } = test.result();
        if (state === 'failed') tellFailure(name, errors[0]?.message ?? '');
        if ((test.diagnostic()?.retryCount ?? 0) === 0) continue;
        console.log(`${SECOND_TRY}${name}`);
        for (const { stack, message } of errors) console.log(stack ?? message);
      }
    }
  }
}

function tellFailure(name: string, message: string): void {
  const said = message.replaceAll(/\s+/g, ' ').slice(0, LINE_CHARACTERS);
  console.log(`${FAILURE}${name}: ${said}`);
}
