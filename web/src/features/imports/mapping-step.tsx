import { useState } from 'react';
import type { FileReading, ImportOptions } from '#shared/imports/endpoints.ts';
import { CAN_BE_FULL, type ImportKind } from '#shared/imports/import-kind.ts';
import { Button } from '#web/components/button.tsx';
import { RadioGroup } from '#web/components/choice-group.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { BeginFailure } from './begin-failure.tsx';
import { type ImportColumn, MappingFields } from './mapping-fields.tsx';
import { ReadingFields } from './reading-fields.tsx';
import {
  type FileLook,
  type ImportJob,
  useBeginImport,
  useFileLook,
  useImportConfig,
} from './use-import.ts';

const SHOWN = 5;

type MappingStepProps = {
  readonly kind: ImportKind;
  readonly file: { readonly id: string; readonly name: string };
  readonly options: ImportOptions;
  /** The dry run of this file that it begins from. */
  readonly tried: ImportJob | undefined;
  readonly onRestart: () => void;
  readonly onBegun: (job: ImportJob) => void;
};

/** Shows how a file was read, and asks which column is which. */
export function MappingStep(props: MappingStepProps) {
  const { kind, file, tried, onRestart } = props;
  const t = useText();
  const [wanted, setWanted] = useState<FileReading>(tried?.asked?.reading ?? {});
  const query = useFileLook(kind, file.id, wanted);
  const config = useImportConfig(kind);
  return (
    <section aria-labelledby="import-columns" className="stack">
      <h2 id="import-columns">{file.name}</h2>
      <QueryState query={query} rows={6}>
        {({ look, reading }) => (
          <>
            <ReadingFields
              look={look}
              reading={query.error === null ? wanted : reading}
              onChange={setWanted}
            />
            {query.error !== null && (
              <FailureState error={query.error} onRetry={() => query.refetch()} />
            )}
            <QueryState query={config} rows={6}>
              {({ columns }) => (
                <Assigning
                  key={keyOf(look)}
                  {...props}
                  columns={columns}
                  look={look}
                  reading={reading}
                />
              )}
            </QueryState>
          </>
        )}
      </QueryState>
      <div className="buttons">
        <Button look="quiet" onClick={onRestart}>
          {t('imports.again')}
        </Button>
      </div>
    </section>
  );
}

/** The key changes when the file is read in another way: it has other columns then. */
const keyOf = ({ headings, headerRow, sheet }: FileLook): string =>
  JSON.stringify([headings, headerRow, sheet]);

function Assigning({
  kind,
  file,
  options,
  tried,
  columns,
  look,
  reading,
  onBegun,
}: MappingStepProps & {
  readonly columns: readonly ImportColumn[];
  readonly look: FileLook;
  readonly reading: FileReading;
}) {
  const t = useText();
  const form = useForm({
    read: {
      mapping: tried?.asked?.reading === reading ? tried.asked.mapping : look.mapping,
      partial: tried?.partial ?? true,
    },
    check: ({ mapping }) =>
      Object.fromEntries(
        columns
          .filter(({ name, isRequired }) => isRequired && mapping[name] === undefined)
          .map(({ name }) => [name, t('errors.imports.missingColumn')]),
      ),
    input: (chosen) => ({
      ...chosen,
      file: file.id,
      fileName: file.name,
      reading,
      options,
      dryRun: true,
    }),
    sending: useBeginImport(kind),
    onSent: onBegun,
    prefix: 'column-',
    nameOf: (path) => columns.find(({ name }) => name === path)?.heading ?? path,
  });
  const { mapping, partial } = form.values;
  return (
    <Form form={form} className="stack" failure={(error) => <BeginFailure error={error} />}>
      <MappingFields
        columns={columns}
        look={look}
        mapping={mapping}
        errorOf={form.errorOf}
        onChange={(next) => form.set({ mapping: next })}
      />
      <FirstRows look={look} />
      {CAN_BE_FULL[kind] && (
        <RadioGroup
          label={t('imports.scope')}
          value={partial ? 'partial' : 'whole'}
          onChange={(value) => form.set({ partial: value === 'partial' })}
          choices={(['partial', 'whole'] as const).map((value) => ({
            value,
            label: t(`imports.${value}`),
            hint: t(`imports.${value}Text`),
          }))}
        />
      )}
      <FormButtons form={form}>{t('imports.try')}</FormButtons>
    </Form>
  );
}

/** Shows the first rows of a file as they were read: letters that are wrong are seen here. */
function FirstRows({ look }: { readonly look: FileLook }) {
  const t = useText();
  const { headings, rows } = look;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className="table-scroll" aria-label={t('imports.first')} tabIndex={0}>
      <table className="table import-rows">
        <caption>
          <span>{t('imports.first')}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('imports.row')}</th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {headings.map((heading, column) => (
                <td key={heading}>{cells[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
