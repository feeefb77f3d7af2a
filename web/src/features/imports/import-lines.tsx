import { useState } from 'react';
import { isFault, LINE_CODES, type LineCode } from '#shared/imports/line-codes.ts';
import type { LineTexts } from '#shared/imports/line-texts/line-texts.ts';
import type { JobLine } from '#shared/kernel/job.ts';
import { OFFER_PROBLEMS } from '#shared/offers/problem-codes.ts';
import { Button } from '#web/components/button.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type ImportJob, useImportLines } from './use-import.ts';
import '#web/components/data-table/data-table.css';

const FILTERS: Readonly<Record<string, readonly LineCode[] | undefined>> = {
  all: undefined,
  faults: LINE_CODES.filter(isFault),
  notices: LINE_CODES.filter((code) => !isFault(code) && code !== 'ended'),
  ended: ['ended'],
};
const NAMES = ['all', 'faults', 'notices', 'ended'] as const;

/** Shows the lines of a report: the number of the row in the file, column, value and reason. */
export function ImportLines({ job }: { readonly job: ImportJob }) {
  const t = useText();
  const [filter, setFilter] = useState<string>('all');
  const pages = useImportLines(job.id, FILTERS[filter]);
  const hasEnded = (job.counts.deactivated ?? 0) > 0;
  return (
    <section aria-labelledby="import-lines">
      <h3 id="import-lines">{t('imports.lines')}</h3>
      <SelectField
        label={t('words.show')}
        width="medium"
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
        options={NAMES.filter((name) => name !== 'ended' || hasEnded).map((name) => ({
          value: name,
          label: t(name === 'all' ? 'words.any' : `imports.filter.${name}`),
        }))}
      />
      <QueryState query={pages} rows={4}>
        {(linePages) => {
          const lines = linePages.pages.flatMap(({ items }) => items);
          return lines.length === 0 ? (
            <p>{t('imports.linesNone')}</p>
          ) : (
            <LinesTable lines={lines} />
          );
        }}
      </QueryState>
      {pages.hasNextPage && (
        <div className="buttons">
          <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('imports.linesMore')}
          </Button>
        </div>
      )}
    </section>
  );
}

function LinesTable({ lines }: { readonly lines: readonly JobLine[] }) {
  const t = useText();
  const headings = ['imports.row', 'imports.column', 'imports.value', 'words.reason'] as const;
  return (
    <div className="data-table-frame">
      <table className="table data-table import-lines">
        <caption className="visually-hidden">{t('imports.lines')}</caption>
        <thead>
          <tr>
            {headings.map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.row} ${line.about ?? line.column}`}>
              <th scope="row" data-heading={t('imports.row')}>
                {line.row === 0 ? '–' : line.row}
              </th>
              <td data-heading={t('imports.column')}>{line.column || '–'}</td>
              <td data-heading={t('imports.value')}>{line.value || '–'}</td>
              <td data-heading={t('words.reason')}>
                <Reason line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Reason({ line: { code, detail = '' } }: { readonly line: JobLine }) {
  const t = useText();
  const problem = OFFER_PROBLEMS.find((name) => name === code);
  if (problem !== undefined) return t(`errors.${problem}`, { limit: detail });
  const lineCode = LINE_CODES.find((name): name is keyof LineTexts => name === code);
  if (lineCode === undefined) return code;
  return t(`imports.line.${lineCode}`, { detail });
}
