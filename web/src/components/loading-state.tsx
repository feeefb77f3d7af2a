import { useEffect, useState } from 'react';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';

const SKELETON_AFTER_MS = 300;
const TEXT_AFTER_MS = 2000;

/** Shows nothing for 300 ms, then a skeleton of `rows` lines, after 2 s also words. */
export function LoadingState({ rows = 3 }: { readonly rows?: number }) {
  const t = useText();
  const { after } = useKernel();
  const [stage, setStage] = useState<'nothing' | 'skeleton' | 'words'>('nothing');
  useEffect(() => {
    const cancelSkeleton = after(SKELETON_AFTER_MS, () => setStage('skeleton'));
    const cancelText = after(TEXT_AFTER_MS, () => setStage('words'));
    return () => {
      cancelSkeleton();
      cancelText();
    };
  }, [after]);
  return (
    <div className="loading-state">
      <p role="status" className={stage === 'words' ? 'muted' : 'visually-hidden'}>
        {stage === 'words' && t('loading.text')}
      </p>
      {stage !== 'nothing' && (
        <div className="skeleton" aria-hidden="true">
          {Array.from({ length: rows }, (_, row) => row).map((row) => (
            <span key={row} />
          ))}
        </div>
      )}
    </div>
  );
}
