import { useState } from 'react';
import type { FileReading, ImportOptions } from '#shared/imports/endpoints.ts';
import { CAN_BE_FULL, type ImportKind } from '#shared/imports/import-kind.ts';
import type { ImportMapping } from '#shared/imports/mapping.ts';
import { Button } from '#web/components/button.tsx';
import { RadioGroup } from '#web/components/choice-group.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { BeginFailure } from './begin-failure.tsx';
import { FirstRows } from './first-rows.tsx';
import { columnFieldId, MappingFields } from './mapping-fields.tsx';
import { ReadingFields } from './reading-fields.tsx';
import {
  type FileLook,
  type ImportJob,
  useBeginImport,
  useFileLook,
  useImportConfig,
} from './use-import.ts';

type MappingStepProps = {
  readonly kind: ImportKind;
  readonly file: { readonly id: string; readonly name: string };
  readonly options: ImportOptions;
  readonly onRestart: () => void;
  readonly onBegun: (job: ImportJob) => void;
};

/** Shows how a file was read, and asks which column is which. */
export function MappingStep(props: MappingStepProps) {
  const { kind, file, onRestart } = props;
  const t = useText();
  const [reading, setReading] = useState<FileReading>({});
  const look = useFileLook(kind, file.id, reading);
  return (
    <section aria-labelledby="import-columns" className="stack">
      <h2 id="import-columns">{file.name}</h2>
      <QueryState query={look} rows={6}>
        {(found) => (
          <>
            <ReadingFields look={found} reading={reading} onChange={setReading} />
            {look.error !== null && <FailureState error={look.error} />}
            <Assigning key={keyOf(found)} {...props} look={found} reading={reading} />
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
  look,
  reading,
  onBegun,
}: MappingStepProps & { readonly look: FileLook; readonly reading: FileReading }) {
  const t = useText();
  const config = useImportConfig(kind);
  const [mapping, setMapping] = useState<ImportMapping>(look.mapping);
  const [isPartial, setPartial] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const begin = useBeginImport(kind, onBegun);
  return (
    <QueryState query={config} rows={6}>
      {({ columns }) => {
        const missing = columns.filter(
          ({ name, isRequired }) => isRequired && mapping[name] === undefined,
        );
        const start = () => {
          setAttempt(attempt + 1);
          if (missing.length > 0) return;
          begin.mutate({
            file: file.id,
            fileName: file.name,
            reading,
            mapping,
            options,
            dryRun: true,
            partial: isPartial,
          });
        };
        const errors = attempt === 0 ? [] : missing;
        return (
          <div className="stack">
            <ErrorSummary
              attempt={attempt}
              errors={errors.map(({ name, heading }) => ({
                fieldId: columnFieldId(name),
                text: `${heading}: ${t('imports.missing')}`,
              }))}
            />
            <MappingFields
              columns={columns}
              look={look}
              mapping={mapping}
              missing={errors.map(({ name }) => name)}
              onChange={setMapping}
            />
            <FirstRows look={look} />
            {CAN_BE_FULL[kind] && (
              <RadioGroup
                label={t('imports.scope')}
                value={isPartial ? 'partial' : 'whole'}
                onChange={(value) => setPartial(value === 'partial')}
                choices={(['partial', 'whole'] as const).map((value) => ({
                  value,
                  label: t(`imports.${value}`),
                  hint: t(`imports.${value}Text`),
                }))}
              />
            )}
            {begin.error !== null && <BeginFailure error={begin.error} />}
            <div className="buttons">
              <Button look="primary" busy={begin.isPending} onClick={start}>
                {t('imports.try')}
              </Button>
            </div>
          </div>
        );
      }}
    </QueryState>
  );
}
