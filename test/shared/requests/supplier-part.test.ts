import { expect, test } from 'vitest';
import type { PartyRole } from '#shared/requests/entities/requestpackage.ts';
import { supplierPart } from '#shared/requests/package/supplier-part.ts';

type Step = Parameters<typeof supplierPart>[0]['steps'][number];
const step = (role: PartyRole, notify: PartyRole[] = []): Step => ({
  id: 'step',
  form: [],
  statusLabels: [],
  fields: [],
  role,
  notify,
});

test.each<[string, Step[], string]>([
  ['fills a step: it is needed', [step('AGR'), step('SUP', ['SUP']), step('AUT')], 'needed'],
  ['is told of a step: it may be named', [step('AGR'), step('INS', ['SUP'])], 'possible'],
  ['is told that it was sent: it may be named', [step('AGR', ['SUP'])], 'possible'],
  ['has no part', [step('AGR', ['INS']), step('AUT', ['AGR'])], 'none'],
  ['would fill the application, which is its creator’s', [step('SUP'), step('AUT')], 'none'],
])('a supplier that %s', (_, steps, part) => {
  expect(supplierPart({ steps })).toBe(part);
});
