import { useNavigate } from 'react-router-dom';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { atOnce, type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { SpeciesChoice } from './species-choice.tsx';
import { useSpeciesGroups } from './use-species-groups.ts';

/** Asks which animals a request is about, then goes on with it; a guest signs in there. */
export function RequestBeginPage() {
  const t = useText();
  const navigate = useNavigate();
  const query = useSpeciesGroups();
  const form = useForm({
    read: { species: '' },
    check: ({ species }): FieldProblems =>
      species === '' ? { species: t('home.chooseAnimal') } : {},
    input: ({ species }) => species,
    sending: atOnce((id: string) => void navigate(pathTo('RequestSearch', { id }))),
  });
  return (
    <>
      <PageHeading title={t('home.pathRequest')} lead={t('home.pathRequestText')} />
      <Form form={form} className="stack-l" isShort>
        <QueryState query={query} rows={4}>
          {(groups) => (
            <SpeciesChoice
              id="species"
              label={t('requests.step.animals')}
              groups={groups}
              value={form.values.species}
              error={form.errorOf('species')}
              onChange={(species) => form.set({ species })}
            />
          )}
        </QueryState>
        <FormButtons form={form}>{t('action.continue')}</FormButtons>
      </Form>
    </>
  );
}
