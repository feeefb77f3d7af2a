import { expect, test } from 'vitest';
import { checkDraft } from '#functions/requests/filling/check-form.ts';
import { ANSWER_LENGTH } from '#shared/requests/limits.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';

test('a refused answer names the bound that it is beyond', () => {
  const reason = formFieldOf('reason', 'textfield');
  const refuse = () =>
    checkDraft([reason], [{ field: 'reason', value: 'x'.repeat(ANSWER_LENGTH + 1) }]);
  expect(refuse).toThrow(
    expect.objectContaining({
      details: [
        expect.objectContaining({
          path: 'fieldData.reason',
          code: 'fields.tooLong',
          limit: ANSWER_LENGTH,
          message: expect.stringContaining(String(ANSWER_LENGTH)),
        }),
      ],
    }),
  );
});
