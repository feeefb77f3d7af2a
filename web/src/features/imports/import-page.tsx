import { type ReactNode, useState } from 'react';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { textParam } from '#shared/kernel/list-state.ts';
import { PageHeading } from '#web/components/page-heading.tsx';
import { usePartFocus } from '#web/components/use-part-focus.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useListState } from '#web/kernel/use-list-state.ts';
import { FileStep } from './file-step.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportSteps } from './import-steps.tsx';
import { JobView } from './job-view.tsx';
import { MappingStep } from './mapping-step.tsx';
import type { ImportJob } from './use-import.ts';

import './imports.css';

const NOTHING = { job: '', file: '', name: '' } as const;

/** Brings rows of one kind in: file, columns, dry run, import. Each step can be left and come back to. */
export function ImportPage({
  kind,
  title,
  children,
}: {
  readonly kind: ImportKind;
  readonly title: MessageKey;
  /** The content below the heading. */
  readonly children?: ReactNode;
}) {
  const t = useText();
  const [state, change] = useListState(importParams);
  const [tried, setTried] = useState<ImportJob>();
  const { job, file, name } = state;
  const options = state.for === '' ? {} : { controlBody: state.for };
  const part = job || file;
  usePartFocus(part);
  const restart = () => change(NOTHING);
  const open = (id: string) => change({ ...NOTHING, job: id });
  const back = (from: ImportJob) => {
    setTried(from);
    const { asked, fileName, options } = from;
    change({ job: '', file: asked?.file ?? '', name: fileName, for: options.controlBody ?? '' });
  };
  return (
    <>
      <PageHeading
        key={`heading ${part}`}
        title={t(title)}
        {...(kind === 'offers' && { lead: t('imports.lead.offers') })}
      />
      {children}
      {job !== '' ? (
        <JobView key={job} id={job} kind={kind} onRestart={restart} onOpen={open} onBack={back} />
      ) : (
        <>
          <ImportSteps current={file === '' ? 'file' : 'columns'} onRestart={restart} />
          {file === '' ? (
            <FileStep
              kind={kind}
              controlBody={state.for}
              onControlBody={(body) => change({ for: body }, { replace: true })}
              onSent={change}
            />
          ) : (
            <MappingStep
              key={file}
              kind={kind}
              file={{ id: file, name }}
              options={options}
              tried={tried?.asked?.file === file ? tried : undefined}
              onRestart={restart}
              onBegun={(begun) => {
                setTried(begun);
                open(begun.id);
              }}
            />
          )}
        </>
      )}
      <ImportHistory kind={kind} current={job} />
    </>
  );
}

/** The state of an import page, in its address: so it can be left, and come back to. */
const importParams = {
  /** The import that is shown. */
  job: textParam(),
  /** A file that was sent and is not imported yet. */
  file: textParam(),
  name: textParam(),
  /** Farms are imported for a control body. */
  for: textParam(),
};
