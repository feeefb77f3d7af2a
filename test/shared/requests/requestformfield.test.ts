import { expect, test } from 'vitest';
import { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { formFieldOf } from './form-field-of.ts';

const option = (id: string) => ({ id, labels: [], enabled: true });
const group = (id: string) => ({ id, labels: [] });

test.each([
  [{ options: [option('accept'), option('reject')], groups: [group('all')] }, true],
  [{ options: [option('accept'), option('accept')] }, false],
  [{ groups: [group('all'), group('all')] }, false],
])('the options and groups of a form field have an id each: %j', (more, isValid) => {
  const field = formFieldOf('decision', 'select', more);
  expect(RequestFormField.safeParse(field).success).toBe(isValid);
});
