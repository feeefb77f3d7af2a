import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { focusField } from '#web/components/error-summary.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { SpeciesChoice } from './species-choice.tsx';
import { useSpeciesGroups } from './use-species-groups.ts';

const SPECIES_ID = 'species';

/** Asks which animals a request is about, then goes on with it; a guest signs in there. */
export function RequestBeginPage() {
  const t = useText();
  const navigate = useNavigate();
  const groups = useSpeciesGroups();
  const [animalkind, setAnimalkind] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (animalkind !== '') return navigate(pathTo('RequestSearch', { id: animalkind }));
    setError(t('home.chooseAnimal'));
    focusField(SPECIES_ID);
  };
  return (
    <>
      <PageHeading title={t('home.pathRequest')} lead={t('home.pathRequestText')} />
      <form className="stack-l" noValidate onSubmit={submit}>
        <QueryState query={groups} rows={4}>
          {(known) => (
            <SpeciesChoice
              id={SPECIES_ID}
              label={t('home.requestAnimals')}
              groups={known}
              value={animalkind}
              error={error}
              onChange={setAnimalkind}
            />
          )}
        </QueryState>
        <div className="buttons">
          <Button type="submit" look="primary">
            {t('home.requestGoOn')}
          </Button>
        </div>
      </form>
    </>
  );
}
