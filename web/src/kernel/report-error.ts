import type { ErrorReport } from '#shared/diagnostics/error-report.ts';

type Place = Pick<ErrorReport, 'source' | 'line' | 'column'>;
/** Reports a failure, and its place, as far as the browser says. */
export type ReportError = (error: unknown, place?: Place) => void;

/** Reports with code that comes with the first error; what cannot be loaded cannot be told either. */
export function createLazyReports(): ReportError {
  let reports: Promise<ReportError> | null = null;
  const load = () =>
    import('./error-reports.ts').then(({ clientFacts, createErrorReports, sendErrorReport }) =>
      createErrorReports({ send: sendErrorReport, client: () => clientFacts(window) }),
    );
  return (error, place) => {
    reports ??= load();
    reports.then((report) => report(error, place)).catch(() => {});
  };
}

/** Reports errors of a window that nobody has caught; returns the function that ends listening. */
export function reportWindowErrors(target: EventTarget, report: ReportError): () => void {
  const onError = (event: Event) => {
    if (!(event instanceof ErrorEvent)) return;
    const { error, message, filename, lineno, colno } = event;
    report(error ?? message, { source: filename, line: lineno, column: colno });
  };
  const onRejection = (event: Event) => {
    if ('reason' in event) report(event.reason);
  };
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}
