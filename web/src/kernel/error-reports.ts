import type { ErrorReport } from '#shared/diagnostics/error-report.ts';
import { ApiError } from './api-error.ts';
import type { ReportError } from './report-error.ts';

/** Errors that a page reports at most: it may break again and again. */
const REPORTS = 10;

/** Tells the log of the page's own errors, each once. Refusals of the server are not told: it knows them already. */
export function createErrorReports(world: {
  readonly send: (report: ErrorReport) => void;
  readonly client: () => Partial<ErrorReport>;
}): ReportError {
  const keys = new Set<string>();
  return (error, place = {}) => {
    if (error instanceof ApiError) return;
    const { message, stack } = wordsOf(error);
    const key = [message, place.source, place.line, place.column].join(' ');
    if (keys.has(key) || keys.size >= REPORTS) return;
    keys.add(key);
    world.send({ message, ...(stack && { error: stack }), ...place, ...world.client() });
  };
}

/**
 * Sends an error report without the API client: a report that does not get through must not show the maintenance
 * page, and one that is under way while the page is left still arrives.
 */
export function sendErrorReport(report: ErrorReport): void {
  const body = JSON.stringify(report);
  const headers = { 'content-type': 'application/json' };
  fetch('/api/log/error', { method: 'POST', keepalive: true, headers, body }).catch(() => {});
}

/** Returns the facts about the device and this build for the log; of the address only the path. */
export function clientFacts({
  navigator,
  location,
  screen,
  document,
}: Pick<Window, 'navigator' | 'location' | 'screen' | 'document'>): Partial<ErrorReport> {
  const build = buildOf(document);
  return {
    userAgent: navigator.userAgent,
    language: navigator.language,
    // Deprecated, yet the only name of the platform that every browser tells.
    platform: navigator.platform,
    ...(build && { build }),
    location: location.origin + location.pathname,
    screenWidth: screen.width,
    screenHeight: screen.height,
    app: 'web',
  };
}

/**
 * Returns the name of the file that the page began with: its hash stands for the whole build
 * (`/assets/index-BVn2x1Yz.js`).
 */
function buildOf(document: Document): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.src.split('/').at(-1);
}

function wordsOf(error: unknown): { message: string; stack: string | undefined } {
  return error instanceof Error
    ? { message: `${error.name}: ${error.message}`, stack: error.stack }
    : { message: String(error), stack: undefined };
}
