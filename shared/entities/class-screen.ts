import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Labels } from '#shared/kernel/label.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import type { SettingRange } from '#shared/settings/setting-ranges.ts';

/** Texts in several languages, `[{lang, label}]`: a grid with a row for each language. */
type TextsControl = { readonly control: 'texts'; readonly long?: true };
/** Long texts in several languages, `[{lang, content}]`. */
type PagesControl = { readonly control: 'pages' };
/**
 * One line of text, or several where it is `long`. `offered`: texts that the product knows; any other text is taken,
 * too. `input`: the attributes of its control.
 */
type LineControl = {
  readonly control: 'line';
  readonly long?: true;
  readonly offered?: readonly string[];
  readonly input?: {
    readonly type?: 'email' | 'tel' | 'url';
    readonly width?: 'short' | 'medium';
    readonly maxLength?: number;
    readonly autoCapitalize?: 'characters';
    readonly spellCheck?: false;
  };
};
/** A number. `range`: the bounds of its values, and the value that holds while the field is empty. */
export type NumberControl = { readonly control: 'number'; readonly range?: SettingRange };
/** A calendar day. */
type DayControl = { readonly control: 'day' };
/** A switch; `begins`: it is on in a new entry. */
type YesControl = { readonly control: 'yes'; readonly begins?: true };
/** One of several choices; `begins`: the one that a new entry has. */
type ChoiceControl<V extends string = string> = {
  readonly control: 'choice';
  readonly choices: readonly V[];
  readonly begins?: V;
};
type ChoicesControl<V extends string = string> = {
  readonly control: 'choices';
  readonly choices: readonly V[];
};
/** Short texts in any language, one in a line. */
type LinesControl = { readonly control: 'lines' };
/** Whole numbers, one in a line. */
type NumbersControl = { readonly control: 'numbers' };
/** The entities to choose from: those that meet the filter; `alike`: that share the value of this field with the entry. */
export type Choosable = {
  readonly of: string;
  readonly where?: AttributeFilter;
  readonly alike?: string;
};
/** Another entity; `expected`: each entry should have one, and the list finds those that have none. */
type EntryControl = Choosable & { readonly control: 'entry'; readonly expected?: true };
type EntriesControl = Choosable & { readonly control: 'entries' };
/** An exact revision of another entity, `{id, rev}`: the newest, until somebody takes a newer one. */
type PinControl = { readonly control: 'pin'; readonly of: string };
/** Exact revisions of other entities, in their order. */
type PinsControl = { readonly control: 'pins'; readonly of: string };
/** The id of a row, given to it when it begins. */
type OwnIdControl = { readonly control: 'ownId' };
/**
 * A list of objects, in their order; `table`: its form is a table, of the rules and facts of a ruleset, each with a
 * form to open, of the conditions of a rule and the facts that it sets, a line each, or the choice of a new version.
 * With `columns` it is a table of these values, each row with a form to open.
 */
type RowsControl<F = Fields> = {
  readonly control: 'rows';
  readonly fields: F;
  readonly columns?: readonly (keyof F & string)[];
  readonly table?: 'rules' | 'facts' | 'conditions' | 'consequences' | 'versions';
};
/** The path of a fact that the entity's `paths` name; its control is part of a `table`, as that of a fact's value. */
type FactPathControl = { readonly control: 'factPath' };
/** The value of a fact, or several: a text, a number, yes, no or nothing. */
type FactControl = { readonly control: 'fact' };
/** The name of a field that the same step of a package asks, one with options to choose from. */
type StepFieldControl = { readonly control: 'stepField' };
/** Some options of the field that the same step decides by. */
type StepAnswersControl = { readonly control: 'stepAnswers' };
/** An object inside of the entity. */
type PartControl<F = Fields> = { readonly control: 'part'; readonly fields: F };
/** A field that the product or a screen of its own writes: the form leaves it as it is. */
type KeptControl = { readonly control: 'kept' };

type Shown = {
  /** The schema takes no entity without this field. */
  readonly required?: true;
  /** The name of the group of fields that begins with this one: its own, or that of a field or a class. */
  readonly section?: string;
  /** The field is asked of a saved entry only: a new one does not have it. */
  readonly later?: true;
  /** The field keeps its value for ever: it is asked of a new entry, and only shown later. */
  readonly fixed?: true;
};

/** A field of any class, as its screen shows it. */
export type Field = Shown &
  (
    | TextsControl
    | PagesControl
    | LineControl
    | NumberControl
    | DayControl
    | YesControl
    | ChoiceControl
    | ChoicesControl
    | LinesControl
    | NumbersControl
    | EntryControl
    | EntriesControl
    | PinControl
    | PinsControl
    | OwnIdControl
    | RowsControl
    | FactPathControl
    | FactControl
    | StepFieldControl
    | StepAnswersControl
    | PartControl
    | KeptControl
  );
export type Fields = { readonly [name: string]: Field };

type ControlOf<T> = [string | number | boolean] extends [T]
  ? FactControl
  : [T] extends [boolean]
    ? YesControl
    : [T] extends [number]
      ? NumberControl
      : [T] extends [string]
        ? string extends T
          ?
              | LineControl
              | DayControl
              | EntryControl
              | OwnIdControl
              | FactPathControl
              | StepFieldControl
          : ChoiceControl<T>
        : [T] extends [Labels]
          ? TextsControl
          : [T] extends [readonly (infer I)[]]
            ? [I] extends [string]
              ? string extends I
                ? LinesControl | EntriesControl | StepAnswersControl
                : ChoicesControl<I>
              : [I] extends [number]
                ? NumbersControl
                : [I] extends [PinnedRef]
                  ? PinsControl
                  : PagesControl | RowsControl<FieldsOf<I>>
            : [T] extends [PinnedRef]
              ? PinControl
              : PartControl<FieldsOf<T>>;

/** A control for every field of a class, which fits its type; forgetting one does not compile. */
export type FieldsOf<D> = {
  readonly [K in keyof D]-?: Shown & (ControlOf<NonNullable<D[K]>> | KeptControl);
};

/** The groups of classes in the administration's menu. */
export const SCREEN_GROUPS = ['animals', 'offers', 'requests', 'places', 'contents'] as const;
type ScreenGroup = (typeof SCREEN_GROUPS)[number];

/**
 * Describes the screen of a class: list, filters, form, changes and history are made from it. Its words are in the
 * catalogue: `administration.<class>`, its purpose, and `administration.field.<field>`.
 */
export type ClassScreen<D> = {
  readonly group: ScreenGroup;
  /** The class has one entry, which its screen shows at once. */
  readonly isSingle?: true;
  /** The fields, in the order of the form. */
  readonly fields: FieldsOf<D>;
  /** Fields that the list shows below the name. */
  readonly columns: readonly (keyof D & string)[];
  /** Fields that hold entities or choices, by which the reader narrows the list. */
  readonly filters: readonly (keyof D & string)[];
};

/** Any screen, where the type of the data does not matter. */
export type AnyClassScreen = {
  readonly group: ScreenGroup;
  readonly isSingle?: true;
  readonly fields: Fields;
  readonly columns: readonly string[];
  readonly filters: readonly string[];
};
