export { textOf, textsOf } from './controls/control-props.ts';
export { type DescribedField, DescribedFields } from './controls/described-fields.tsx';
export { EffectsOfAll } from './entry/change-effects.tsx';
export { ChangeTimeline } from './entry/change-timeline.tsx';
export { type EntryData, isObject, isSame } from './entry/entry-changes.ts';
