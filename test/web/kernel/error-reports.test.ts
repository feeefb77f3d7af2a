import { expect, test, vi } from 'vitest';
import type { ErrorReport } from '#shared/diagnostics/error-report.ts';
import { ApiError } from '#web/kernel/api-error.ts';
import { clientFacts, createErrorReports } from '#web/kernel/error-reports.ts';
import { reportWindowErrors } from '#web/kernel/report-error.ts';

function reports() {
  const sent: ErrorReport[] = [];
  const report = createErrorReports({
    send: (report) => sent.push(report),
    client: () => ({ app: 'web' }),
  });
  return { sent, report };
}

test('an error of the page is told once, with where it was and what the device is', () => {
  const { sent, report } = reports();
  const error = new TypeError('x is undefined');
  for (const _ of [1, 2]) report(error, { source: '/assets/a.js', line: 3, column: 7 });
  expect(sent).toEqual([
    {
      message: 'TypeError: x is undefined',
      error: error.stack,
      source: '/assets/a.js',
      line: 3,
      column: 7,
      app: 'web',
    },
  ]);
});

test('a page that breaks again and again is told of ten times', () => {
  const { sent, report } = reports();
  for (let index = 0; index < 50; index += 1) report(new Error(`number ${index}`));
  expect(sent).toHaveLength(10);
});

test('what the server refused is not reported to it', () => {
  const { sent, report } = reports();
  report(new ApiError({ code: 'kernel.internal', message: 'internal', status: 500 }));
  expect(sent).toEqual([]);
});

test('errors that nobody has caught are reported until listening ends', () => {
  const report = vi.fn();
  const target = new EventTarget();
  const stop = reportWindowErrors(target, report);
  const error = new Error('lost');
  const event = () =>
    new ErrorEvent('error', { error, filename: '/assets/a.js', lineno: 3, colno: 7 });
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'why' });
  target.dispatchEvent(event());
  target.dispatchEvent(rejection);
  stop();
  target.dispatchEvent(event());
  expect(report.mock.calls).toEqual([
    [error, { source: '/assets/a.js', line: 3, column: 7 }],
    ['why'],
  ]);
});

test('a report says which build broke, and on which platform', () => {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = '/assets/index-BVn2x1Yz.js';
  document.head.append(script);
  expect(clientFacts(window)).toMatchObject({
    app: 'web',
    build: 'index-BVn2x1Yz.js',
    platform: navigator.platform,
    userAgent: navigator.userAgent,
    language: navigator.language,
    location: 'http://localhost:3000/',
  });
  script.remove();
  expect(clientFacts(window)).not.toHaveProperty('build');
});
