import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { ANY, only, t } from '#test/web/catalogue-text.ts';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
import { entityAnswers } from '../entity-answers.ts';
import { openRequest } from '../open-request.ts';
import { accounts, library, packageEntity } from '../request-library.ts';

test.each([
  ['AUT', 1],
  ['INS', 0],
] as const)(
  'the farmer of a lapsed request is sent to the authority only where it decides: %s',
  async (role, sentences) => {
    const on = '2026-03-02T08:00:00.000Z';
    const request = {
      status: 'closed' as const,
      turn: undefined,
      step: 1,
      events: [
        { event: 'autoClose' as const, by: 'system', on, status: 'closed' as const, step: 1 },
      ],
    };
    const { data } = packageEntity;
    const steps = data.steps.map((step) => (step.outcome ? { ...step, role } : step));
    const form = { ...packageEntity, data: { ...data, steps } };
    const others = library.filter(({ id }) => id !== form.id);
    const stored = entityOf('request-process', processOf(request));
    await openRequest(RequestViewPage, {
      account: accounts.agr,
      request,
      now: () => Date.parse(on) + DAY_MS,
      answers: entityAnswers(() => [...others, form, stored] as Entity[]),
    });
    await screen.findByText(t('requests.status.lapsed'));
    const sentence = only('requests.reopenUntil', { day: ANY });
    expect(screen.queryAllByText(sentence)).toHaveLength(sentences);
  },
);
