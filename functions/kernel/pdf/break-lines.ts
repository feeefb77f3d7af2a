import LineBreaker from 'linebreak';
import type { PdfRun, PdfText } from './pdf-content.ts';

/** A part of a line in one style, without the space at the end of the line. */
export type Fragment = PdfRun & { readonly width: number };
export type Line = readonly Fragment[];
type Measure = (text: string, isBold: boolean) => number;

/**
 * Returns the lines of a text for a width, broken where Unicode allows it, and within a word that is wider by itself.
 */
export function breakLines(text: PdfText, width: number, measure: Measure): readonly Line[] {
  const lines: Line[] = [];
  let line: Fragment[] = [];
  let used = 0;
  const end = (): void => {
    lines.push(trimmed(line, measure));
    line = [];
    used = 0;
  };
  for (const { pieces, endsLine } of words(text)) {
    const needed = widthOf(pieces, measure);
    if (line.length > 0 && used + needed.visible > width) end();
    if (needed.visible <= width) {
      line.push(...pieces.map((run) => ({ ...run, width: measureRun(run, measure) })));
      used += needed.whole;
    } else {
      for (const letter of lettersOf(pieces)) {
        const letterWidth = measureRun(letter, measure);
        if (line.length > 0 && used + letterWidth > width) end();
        line.push({ ...letter, width: letterWidth });
        used += letterWidth;
      }
    }
    if (endsLine) end();
  }
  if (line.length > 0 || lines.length === 0) end();
  return lines;
}

interface Word {
  readonly pieces: readonly PdfRun[];
  readonly endsLine: boolean;
}

/** The text between two places where a line may end; a word may change its style within. */
function* words(text: PdfText): Generator<Word> {
  const runs = runsOf(text);
  const whole = runs.map((run) => run.text).join('');
  const breaker = new LineBreaker(whole);
  let from = 0;
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    const word = whole.slice(from, found.position);
    const shown = word.replace(/[\r\n\u2028\u2029]+$/, '');
    yield {
      pieces: cut(runs, from, from + shown.length),
      endsLine: found.required && shown.length < word.length,
    };
    from = found.position;
  }
}

function runsOf(text: PdfText): readonly PdfRun[] {
  return (typeof text === 'string' ? [text] : text).map((run) =>
    typeof run === 'string' ? { text: run } : run,
  );
}

function cut(runs: readonly PdfRun[], from: number, to: number): readonly PdfRun[] {
  const pieces: PdfRun[] = [];
  let start = 0;
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (text !== '') pieces.push({ ...run, text });
    start += run.text.length;
  }
  return pieces;
}

function* lettersOf(pieces: readonly PdfRun[]): Generator<PdfRun> {
  for (const run of pieces) for (const text of run.text) yield { ...run, text };
}

function widthOf(pieces: readonly PdfRun[], measure: Measure) {
  const whole = sum(pieces.map((run) => measureRun(run, measure)));
  const last = pieces.at(-1);
  if (!last) return { whole, visible: whole };
  const space = measureRun(last, measure) - measureRun(withoutEnd(last), measure);
  return { whole, visible: whole - space };
}

/** Joins neighbours of one style, so that they are drawn in one go and letters keep their distances. */
function trimmed(line: readonly Fragment[], measure: Measure): Line {
  const joined: PdfRun[] = [];
  for (const { width, ...run } of line) {
    const last = joined.at(-1);
    if (last && last.isBold === run.isBold && last.link === run.link) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    } else joined.push(run);
  }
  for (let last = joined.pop(); last; last = joined.pop()) {
    const shown = withoutEnd(last);
    if (shown.text === '') continue;
    joined.push(shown);
    break;
  }
  return joined.map((run) => ({ ...run, width: measureRun(run, measure) }));
}

function withoutEnd(run: PdfRun): PdfRun {
  return { ...run, text: run.text.trimEnd() };
}

function measureRun(run: PdfRun, measure: Measure): number {
  return run.text === '' ? 0 : measure(run.text, run.isBold === true);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
