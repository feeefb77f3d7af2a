import { expect, test } from 'vitest';
import { fieldErrors } from '#shared/kernel/field-errors.ts';

test.each(Object.entries(fieldErrors))(
  'the problem %s of a field is one of the input',
  (name, error) => {
    expect([error.code, error.status]).toEqual([`fields.${name}`, 400]);
  },
);
