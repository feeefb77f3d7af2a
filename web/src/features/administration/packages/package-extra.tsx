import { useState } from 'react';
import { languageName } from '#shared/kernel/language-name.ts';
import { Button } from '#web/components/button.tsx';
import { focusField } from '#web/components/error-summary.tsx';
import { Notice, type NoticeTone } from '#web/components/notice.tsx';
import { errorKey } from '#web/i18n/error-key.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useFormats, useText, useTexts } from '#web/i18n/text-provider.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { useRevisions } from '#web/kernel/use-revisions.ts';
import { textsOf } from '../controls/control-props.ts';
import type { ClassExtraProps } from '../entry/class-extra.tsx';
import { controlId, useEntryForm } from '../entry/entry-form-context.ts';
import { nearestControl } from '../entry/nearest-control.ts';
import { spokenLanguages } from '../use-needed-languages.ts';
import { draftSteps } from './draft-steps.ts';
import { NewerFields } from './newer-fields.tsx';
import {
  missingTexts,
  type PackageFault,
  savingFaults,
  switchingFaults,
} from './package-faults.ts';
import { PackagePreview } from './package-preview.tsx';
import { usePackageCalendar } from './use-package-calendar.ts';

/** Shows the faults of a package, the newer states of its fields, and its forms as people fill them in. */
export function PackageExtra({ data, onChange }: ClassExtraProps) {
  const t = useText();
  const [isPreviewed, setPreviewed] = useState(false);
  const steps = draftSteps(data);
  const pinned = useRevisions(
    'requestformfield',
    steps.flatMap(({ fields }) => fields),
  );
  const byPin = new Map(pinned.items.map((field) => [`${field.id} ${field.rev}`, field.data]));
  const fieldOf = ({ id, rev }: { readonly id: string; readonly rev: number }) =>
    byPin.get(`${id} ${rev}`);
  const { data: countries } = useEntityList('country');
  const own = textsOf(data.countries);
  const used = (countries ?? []).filter(({ id }) => own.includes(id));
  const languages = spokenLanguages(used.flatMap(({ data }) => data.languages));
  const calendar = usePackageCalendar(
    used,
    steps.some(({ workingDays }) => workingDays !== undefined),
  );
  if (steps.length === 0) return null;
  return (
    <>
      <FaultList
        title="packages.faults"
        tone="bad"
        faults={[...savingFaults(steps, fieldOf), ...switchingFaults(data, steps, fieldOf)]}
      />
      <FaultList
        title="packages.missing"
        tone="warn"
        faults={missingTexts(data, steps, languages, fieldOf)}
      />
      <NewerFields data={data} pinned={pinned.items} onChange={onChange} />
      <div className="buttons">
        <Button onClick={() => setPreviewed(true)}>{t('words.preview')}</Button>
      </div>
      {isPreviewed && (
        <PackagePreview
          steps={steps}
          fieldsOf={({ fields }) => fields.flatMap((pin) => fieldOf(pin) ?? [])}
          languages={languages}
          calendar={calendar}
          isPending={pinned.isPending}
          onClose={() => setPreviewed(false)}
        />
      )}
    </>
  );
}

/** Lists faults of the form; each leads to its control. */
function FaultList({
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
