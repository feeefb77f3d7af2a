import { screen } from '@testing-library/react';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import type { Answers, Holds } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import type { countryOf } from '#test/web/test-country.ts';
import { RequestSearchPage } from '#web/features/requests/search/request-search-page.tsx';
import type { SafeStorage } from '#web/kernel/safe-storage.ts';
import { entityAnswers } from '../entity-answers.ts';
import { library, packageEntity } from '../request-library.ts';

type World = {
  readonly account?: Entity<Account>;
  readonly search?: string;
  readonly more?: readonly Entity<object>[];
  readonly answers?: Answers;
  readonly holds?: Holds;
  /** Instead of the one form of the library. */
  readonly forms?: readonly Entity<object>[];
  readonly storage?: SafeStorage;
  readonly country?: ReturnType<typeof countryOf>;
  readonly locale?: Locale;
};

/** The farmer's only location counts as chosen. */
export const ALL_CHOSEN = '?step=package&type=authority';

export const CREATED = entityOf('request-process', processOf({ status: 'new' }), 'created');

export function open({
  account,
  search = '',
  more = [],
  answers = {},
  holds = {},
  forms,
  storage,
  country,
  locale,
}: World = {}) {
  const others = library.filter((entity) => forms === undefined || entity !== packageEntity);
  const entities = () => [...others, ...(forms ?? []), ...more] as Entity[];
  return renderPage(<RequestSearchPage />, {
    ...(storage === undefined ? {} : { storage }),
    ...(account === undefined ? {} : { account }),
    ...(country === undefined ? {} : { country }),
    ...(locale === undefined ? {} : { locale }),
    holds,
    path: '/offers/:id/request',
    address: `/offers/${testId('cattle')}/request${search}`,
    answers: {
      ...entityAnswers(entities),
      'POST livestock/request/initrequest': () => CREATED,
      ...answers,
    },
  });
}

type Opened = Awaited<ReturnType<typeof open>>;
export const goOn = ({ user }: Opened) =>
  user.click(screen.getByRole('button', { name: t('action.continue') }));
export const initCalls = ({ calls }: Opened) =>
  calls.filter(({ name }) => name.endsWith('initrequest')).map(({ input }) => input);
