import { languageName } from '#shared/kernel/language-name.ts';
import { focusField } from '#web/components/error-summary.tsx';
import { Notice, type NoticeTone } from '#web/components/notice.tsx';
import { errorKey } from '#web/i18n/error-key.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useFormats, useText, useTexts } from '#web/i18n/text-provider.tsx';
import { controlId, useEntryForm } from '../entry/entry-form-context.ts';
import { nearestControl } from '../entry/nearest-control.ts';
import type { PackageFault } from './package-faults.ts';

/** Lists faults of the form; each leads to its control. */
export function FaultList({
  title,
  tone,
  faults,
}: {
  readonly title: Extract<MessageKey, 'packages.faults' | 'packages.missing'>;
  readonly tone: NoticeTone;
  readonly faults: readonly PackageFault[];
}) {
  const t = useText();
  const { colon } = useFormats();
  const placeOf = usePlaceName();
  const textOf = useFaultText();
  if (faults.length === 0) return null;
  return (
    <Notice tone={tone} title={t(title, { count: faults.length })}>
      <ul className="fault-list">
        {faults.map((fault) => {
          const control = controlId(fault.path);
          const id = fault.locales ? `${control}-${fault.locales[0]}` : control;
          return (
            <li key={`${id} ${fault.error?.code}`}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  const hasOwn = document.getElementById(id) !== null;
                  // Of a question the package has no control of its texts, but the place that asks it.
                  focusField(hasOwn ? id : controlId(nearestControl(fault.path)));
                }}
              >
                {placeOf(fault.path) + colon + textOf(fault)}
              </a>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

function useFaultText() {
  const t = useText();
  const { list } = useFormats();
  const { find } = useTexts();
  return ({ error, locales }: PackageFault): string =>
    error === undefined
      ? t('packages.missingIn', { languages: list(locales.map(languageName)) })
      : (find(errorKey(error.code)) ?? error.message);
}

/** `steps.0.fields.2` → `Step 1, Fields 3` */
function usePlaceName() {
  const t = useText();
  const { words } = useEntryForm();
  return (path: string): string => {
    const [list, step, ...rest] = path.split('.');
    if (list !== 'steps' || step === undefined) return words.name(path);
    const place = t('packages.step', { number: Number(step) + 1 });
    if (rest.length === 0) return place;
    const index = Number(rest.at(-1));
    const name = words.name(path);
    return `${place}, ${Number.isNaN(index) ? name : `${name} ${index + 1}`}`;
  };
}
