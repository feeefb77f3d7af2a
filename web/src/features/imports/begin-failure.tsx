import { importPath } from '#shared/imports/import-path.ts';
import { isOver } from '#shared/kernel/job.ts';
import { FailureState } from '#web/components/failure-state.tsx';
import { Link } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { useImports } from './use-import.ts';

/** Shows why an import does not begin; where another one is under way, also the way to that one. */
export function BeginFailure({ error }: { readonly error: unknown }) {
  const t = useText();
  const { data } = useImports();
  const running = data?.jobs.find(({ status }) => !isOver(status));
  return (
    <FailureState error={error}>
      {errorCodeOf(error) === 'imports.alreadyRunning' && running !== undefined && (
        <Link to={importPath(running.imports, running.id)}>{t('imports.openRunning')}</Link>
      )}
    </FailureState>
  );
}
