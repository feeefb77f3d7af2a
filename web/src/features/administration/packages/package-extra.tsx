import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { useRevisions } from '#web/kernel/use-revisions.ts';
import { textsOf } from '../controls/control-props.ts';
import type { ClassExtraProps } from '../entry/class-extra.tsx';
import { spokenLanguages } from '../use-needed-languages.ts';
import { draftSteps } from './draft-steps.ts';
import { FaultList } from './fault-list.tsx';
import { NewerFields } from './newer-fields.tsx';
import { missingTexts, savingFaults, switchingFaults } from './package-faults.ts';
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
