import type { Texts } from '#infra/demo/texts.ts';
import type { InputType } from '#shared/masterdata/input-facts.ts';

export type FieldRow = {
  readonly name: string;
  readonly inputType: InputType;
  readonly label: Texts;
  readonly description?: Texts;
  readonly mandatory?: true;
  readonly options?: readonly (readonly [id: string, texts: Texts, group?: string])[];
  readonly groups?: readonly (readonly [id: string, texts: Texts])[];
  readonly visibleWhen?: { readonly field: string; readonly oneOf: readonly string[] };
};
