import { formatControlNumber } from '#shared/accounts/control-number.ts';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { useCountries } from './use-countries.ts';

export function UserFacts({ account: { data } }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const { day, list } = useFormats();
  const countries = useCountries();
  const { staticData, userData, supExtra } = data;
  const { controlNumber } = userData;
  const offices = useEntitiesById(
    'account',
    userData.insData.flatMap(({ ins, deactivatedOn }) => (deactivatedOn ? [] : [ins])),
  ).items;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t('users.facts')}</h2>
      <SummaryList
        rows={[
          { key: 'role', term: t('words.role'), value: t(`role.${staticData.role}`) },
          {
            key: 'country',
            term: t('offers.condition.country'),
            value: countries.nameOf(staticData.country),
          },
          {
            key: 'number',
            term: t('words.controlNumber'),
            value: controlNumber && formatControlNumber(controlNumber),
          },
          {
            key: 'control',
            term: t('role.INS'),
            value: list(offices.map((office) => office.data.staticData.name)),
          },
          {
            key: 'emails',
            term: t('users.mailsTo'),
            value: list(
              userData.emails.map(
                ({ email, status }) => `${email} (${t(`profile.email.${status}`)})`,
              ),
            ),
          },
          {
            key: 'terms',
            term: t('users.terms'),
            value: supExtra.tosAcceptedOn && day(supExtra.tosAcceptedOn),
          },
        ]}
      />
    </section>
  );
}
