import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Account } from '#shared/accounts/account.ts';
import { FailureState } from '#web/components/failure-state.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Stepper } from '#web/components/stepper.tsx';
import { usePartFocus } from '#web/components/use-part-focus.ts';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import { useActingFor } from '#web/kernel/acting.ts';
import { errorCodeOf, isTemporary } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { useRetryFailed } from '#web/kernel/use-retry-failed.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { ActingForBanner } from '../fill/acting-for-banner.tsx';
import { ProfileAdvice } from '../profile-advice.tsx';
import { useRequestCalls } from '../use-request-calls.ts';
import { AnimalsStep } from './animals-step.tsx';
import { CategoriesLeftOut } from './categories-left-out.tsx';
import { initInput } from './init-input.ts';
import { PackageStep } from './package-step.tsx';
import {
  type ChangeChoice,
  type RequestChoice,
  requestParams,
  STEPS,
  type Step,
} from './request-params.ts';
import { SiteStep } from './site-step.tsx';
import { stepOfError } from './step-of-error.ts';
import type { StepProps } from './step-props.ts';
import { TypeStep } from './type-step.tsx';
import { useBeginRequest } from './use-begin-request.ts';
import { useBreedSearch } from './use-breed-search.ts';
import { useCountedChoice } from './use-counted-choice.ts';
import { useFiling } from './use-filing.ts';

const STEP_VIEWS = { animals: AnimalsStep, site: SiteStep, type: TypeStep, package: PackageStep };

/** Shows four short steps, animals, farm, deciding office and form; each is in the address. */
export function RequestWizard({ account, animalkind }: Pick<StepProps, 'account' | 'animalkind'>) {
  const t = useText();
  const navigate = useNavigate();
  const calls = useRequestCalls();
  const acting = useActingFor();
  const [inAddress, change] = useRequestChoice();
  const counted = useCountedChoice(inAddress);
  const { choice } = counted;
  const { isPending, error, ...filing } = useFiling(account, animalkind.id, choice);
  const { step, farmer } = filing;
  const named = useBreedSearch(animalkind.id, choice);
  const today = useToday();
  const retry = useRetryFailed();
  usePartFocus(`${step} ${choice.farmer}`);
  const goTo = (next: Step) => change({ step: next });
  const init = useMutation({
    mutationFn: useBeginRequest(),
    onError: (error) => {
      // The page shows fewer offers than the server found.
      if (errorCodeOf(error) === 'requests.offersChanged') void calls.forgetOffers();
      // The server may have begun it: the reader finds it among the earlier ones.
      if (isTemporary(error)) void calls.forgetLists();
    },
  });
  const begin: StepProps['begin'] = (beginning, onBegun) => {
    const chosen = { account, animalkind: animalkind.id, choice, filing, named, today };
    const input = initInput({ ...chosen, ...beginning });
    // A reader who has gone elsewhere meanwhile stays there.
    const onSuccess = ({ id }: { readonly id: string }) => {
      onBegun();
      void navigate(pathTo('RequestFill', { id }));
    };
    const onError = (error: unknown) => goTo(stepOfError(errorCodeOf(error)) ?? 'package');
    if (input) init.mutate(input, { onSuccess, onError });
  };
  if (error) return <FailureState error={error} onRetry={retry} />;
  if (isPending || counted.isPending) return <LoadingState />;
  const View = STEP_VIEWS[step];
  return (
    <div className="request-wizard">
      {farmer && farmer.id !== account.id && acting === null && (
        <ActingForBanner applicant={applicantOf(farmer.data)} />
      )}
      <Stepper
        current={step}
        steps={STEPS.map((key) => ({
          key,
          label: t(`requests.step.${key}`),
          onOpen: () => goTo(key),
        }))}
      />
      {choice.followup !== '' && <Notice title={t('requests.followUpNotice')} />}
      {step === 'animals' && <CategoriesLeftOut categories={counted.leftOut} />}
      <Refusal error={init.error} />
      <View
        key={step}
        account={account}
        animalkind={animalkind}
        choice={choice}
        filing={filing}
        change={(patch) => {
          init.reset();
          // A choice stays on its step, also where the address was ahead of it.
          change({ step, ...patch });
        }}
        goTo={(next) => {
          init.reset();
          goTo(next);
        }}
        begin={begin}
        isBeginning={init.isPending || init.isSuccess}
      />
    </div>
  );
}

/** Tells why the request could not begin, on the step where that can be mended. */
function Refusal({ error }: { readonly error: unknown }) {
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <Notice tone="bad" role="alert" title={errorText(error)}>
      <ProfileAdvice error={error} />
    </Notice>
  );
}

function applicantOf({ staticData, userData }: Account) {
  return { name: staticData.name, controlNumber: userData.controlNumber };
}

/**
 * Returns the choices so far, and their change. An office that acts for a farmer files for that one; choosing another
 * farmer ends the acting.
 */
export function useRequestChoice(): [RequestChoice, ChangeChoice] {
  const { acting } = useKernel();
  const farmer = useActingFor()?.farmer;
  const [inAddress, changeAddress] = useListState(requestParams);
  const choice = useMemo(
    () => (farmer === undefined ? inAddress : { ...inAddress, farmer }),
    [inAddress, farmer],
  );
  const change = useCallback<ChangeChoice>(
    (patch) => {
      if (patch.farmer !== undefined && patch.farmer !== farmer) acting.end();
      changeAddress(patch);
    },
    [acting, farmer, changeAddress],
  );
  return [choice, change];
}
