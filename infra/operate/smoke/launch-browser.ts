import { accessSync, constants, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // These services have no way out here, and would fail again and again while the tests run.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One page at a time is looked at, often on a machine with other work: its script computes in one thread.
  '--js-flags=--single-threaded',
  '--num-raster-threads=1',
];

/** Launches the Chromium of the machine, else the one that came through npm. */
export async function launchBrowser(): Promise<Browser> {
  const installed = findOnPath('chromium');
  if (installed !== undefined) return launch(installed);
  // The package reads this variable when it is loaded: it then unpacks its own libraries, so that the machine needs
  // none.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x';
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x';
  const { default: serverChromium } = await import('@sparticuz/chromium');
  const program = await serverChromium.executablePath();
  // The package unpacks its fonts here, but lists /tmp/fonts; without a font the browser ends at its first text.
  const fonts = path.join(tmpdir(), 'fonts');
  writeFileSync(
    path.join(fonts, 'fonts.conf'),
    `<fontconfig><dir>${fonts}</dir><cachedir>${fonts}-cache</cachedir></fontconfig>`,
  );
  // The package's own flags are for Lambda: one process for everything, and no web security.
  return launch(program);
}

function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...FLAGS], headless: true });
}

function findOnPath(program: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
