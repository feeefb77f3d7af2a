import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { workerFunctions } from '#infra/deploy/function-needs.ts';
import type { Bench } from './bench.ts';

const SIZES = [10_000, 500_000];
const WRITERS = ['product', 'SheetJS'];
const WRITING = path.resolve(import.meta.dirname, 'sheet-writer.ts');
/** New objects are collected early, so that the peak is what a writer holds. */
const FEW_NEW_OBJECTS = '--max-semi-space-size=8';
const Took = z.object({ bytes: z.int(), seconds: z.number(), peakKilobytes: z.int() });

/**
 * Writes XLSX files of 40 columns by our writer and by SheetJS, each in a process that has the memory of the worker.
 * Arguments: numbers of rows.
 */
export const run: Bench = async (options) => {
  const sizes = options.length > 0 ? options.map(Number) : SIZES;
  const lines = [];
  for (const rows of sizes)
    for (const writer of WRITERS) lines.push({ rows, writer, ...(await measure(writer, rows)) });
  console.table(lines);
};

async function measure(writer: string, rows: number) {
  const memory = `--max-old-space-size=${workerFunctions.exports.memoryMegabytes}`;
  const asked = [memory, FEW_NEW_OBJECTS, WRITING, writer, String(rows)];
  const output = await promisify(execFile)(process.execPath, asked).catch((error) => {
    // V8 aborts a process whose memory is full.
    if (error.signal !== 'SIGABRT') throw error;
  });
  if (!output) return { 'rows/CPU s': 'out of memory' };
  const { bytes, seconds, peakKilobytes } = Took.parse(JSON.parse(output.stdout));
  return {
    'rows/CPU s': Math.round(rows / seconds),
    'CPU s': Number(seconds.toFixed(1)),
    'peak MB': Math.round(peakKilobytes / 1000),
    'file MB': Number((bytes / 1_000_000).toFixed(1)),
  };
}
