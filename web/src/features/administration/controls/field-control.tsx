import type { Field } from '#shared/entities/class-screen.ts';
import { Checkbox } from '#web/components/choice-group.tsx';
import type { EntryData } from '../entry/entry-changes.ts';
import { type FieldControlsProps, useEntryForm } from '../entry/entry-form-context.ts';
import { StepAnswersInput, StepFieldInput } from '../packages/outcome-input.tsx';
import { VersionsTable } from '../pages/versions-table.tsx';
import { ConditionsTable } from '../rules/conditions-table.tsx';
import { ConsequencesTable } from '../rules/consequences-table.tsx';
import { FactsTable } from '../rules/facts-table.tsx';
import { RulesTable } from '../rules/rules-table.tsx';
import { ValueText } from '../value-text.tsx';
import { ChoiceInput, ChoicesInput } from './choice-input.tsx';
import { type ControlProps, useFieldProps } from './control-props.ts';
import { DayInput } from './day-input.tsx';
import { EntriesInput, EntryInput } from './entry-input.tsx';
import { LineInput } from './line-input.tsx';
import { LinesInput } from './lines-input.tsx';
import { NumberInput } from './number-input.tsx';
import { NumbersInput } from './numbers-input.tsx';
import { PagesInput } from './pages-input.tsx';
import { PartInput } from './part-input.tsx';
import { PinInput, PinsInput } from './pin-input.tsx';
import { RowsInput } from './rows-input.tsx';
import { TextsInput } from './texts-input.tsx';
import { ValuesTable } from './values-table.tsx';

const TABLES = {
  rules: RulesTable,
  facts: FactsTable,
  conditions: ConditionsTable,
  consequences: ConsequencesTable,
  versions: VersionsTable,
} as const;

/** Shows the control of a field, by its description; its value, where a saved entry keeps it for ever. */
export function FieldControl({ field, ...rest }: ControlProps<Field>) {
  const { id } = useEntryForm();
  if (field.fixed && id !== undefined) return <FixedValue field={field} {...rest} />;
  switch (field.control) {
    case 'texts':
      return <TextsInput field={field} {...rest} />;
    case 'pages':
      return <PagesInput field={field} {...rest} />;
    case 'line':
      return <LineInput field={field} {...rest} />;
    case 'number':
      return <NumberInput field={field} {...rest} />;
    case 'day':
      return <DayInput field={field} {...rest} />;
    case 'yes':
      return <YesInput field={field} {...rest} />;
    case 'choice':
      return <ChoiceInput field={field} {...rest} />;
    case 'choices':
      return <ChoicesInput field={field} {...rest} />;
    case 'lines':
      return <LinesInput field={field} {...rest} />;
    case 'numbers':
      return <NumbersInput field={field} {...rest} />;
    case 'entry':
      return <EntryInput field={field} {...rest} />;
    case 'entries':
      return <EntriesInput field={field} {...rest} />;
    case 'pin':
      return <PinInput field={field} {...rest} />;
    case 'pins':
      return <PinsInput field={field} {...rest} />;
    case 'rows': {
      if (field.columns) return <ValuesTable field={field} columns={field.columns} {...rest} />;
      const Table = field.table === undefined ? RowsInput : TABLES[field.table];
      return <Table field={field} {...rest} />;
    }
    case 'part':
      return <PartInput field={field} {...rest} />;
    case 'stepField':
      return <StepFieldInput field={field} {...rest} />;
    case 'stepAnswers':
      return <StepAnswersInput field={field} {...rest} />;
    // A table of a business rule has its own controls for paths and values of facts.
    case 'factPath':
    case 'fact':
    case 'ownId':
    case 'kept':
      return null;
  }
}

/** Shows the controls of an object, below one another. */
export function FieldControls({ fields, path, data, onChange }: FieldControlsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <FieldControl
      key={name}
      field={field}
      path={path === '' ? name : `${path}.${name}`}
      value={data[name]}
      onChange={(value) => onChange(withField(data, name, value))}
    />
  ));
}

/** Returns the data with a field; an empty field is left out. */
function withField(data: EntryData, name: string, value: unknown): EntryData {
  const { [name]: _before, ...others } = data;
  return value === undefined ? others : { ...others, [name]: value };
}

function FixedValue({ field, path, value }: ControlProps<Field>) {
  const { words } = useEntryForm();
  return (
    <dl className="facts">
      <div>
        <dt>{words.name(path)}</dt>
        <dd>
          <ValueText field={field} path={path} value={value} words={words} />
        </dd>
      </div>
    </dl>
  );
}

/** Asks whether a setting is on or off; its effect stands below it in words. */
function YesInput({ field, path, value, onChange }: ControlProps<Field>) {
  const { id, label, hint } = useFieldProps(path, field);
  return (
    <Checkbox id={id} label={label} hint={hint} checked={value === true} onChange={onChange} />
  );
}
