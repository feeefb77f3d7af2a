import { isUsableLocation } from '#shared/accounts/supplier-data.ts';
import { Button } from '#web/components/button.tsx';
import { RadioGroup } from '#web/components/choice-group.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { T, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { FarmerChoice, NO_FARMER } from './farmer-choice.tsx';
import { SearchLimits } from './search-limits.tsx';
import type { StepProps } from './step-props.ts';
import type { Site } from './use-filing.ts';
import { WizardForm } from './wizard-form.tsx';

/**
 * Asks for the site of the animals: it decides which authority is responsible. Offices say first for whom they act.
 */
export function SiteStep(props: StepProps) {
  const { farmer } = props.filing;
  return farmer ? <SiteChoice {...props} farmer={farmer} /> : <FarmerChoice {...props} />;
}

function SiteChoice({
  account,
  farmer,
  change,
  filing: { site, sites },
  goTo,
}: StepProps & { readonly farmer: StepProps['account'] }) {
  const t = useText();
  const usable = sites.filter(isUsableLocation);
  const text = t(usable.length === 0 ? 'requests.noSite' : 'requests.chooseSite');
  const errors = site === undefined ? [{ fieldId: 'site', text }] : [];
  return (
    <WizardForm
      title={t('requests.step.site')}
      errors={errors}
      onDone={() => goTo('type')}
      onBack={() => goTo('animals')}
    >
      {(shows) => (
        <>
          {farmer.id !== account.id && (
            <p>
              <Button size="compact" onClick={() => change(NO_FARMER)}>
                {t('requests.otherFarmer')}
              </Button>
            </p>
          )}
          {usable.length > 0 && (
            <RadioGroup
              id="site"
              label={t('requests.siteQuestion')}
              hint={t('requests.siteHint')}
              required
              error={shows ? errors[0]?.text : undefined}
              choices={usable.map((site) => ({
                value: site.id,
                label: site.internalName,
                hint: addressOf(site),
              }))}
              value={site?.id ?? ''}
              onChange={(id) => change({ site: id })}
            />
          )}
          <SearchLimits />
          <UnusableSites sites={sites} />
          {/* The line is there from the start: its text is read out, and the buttons below stay under a press. */}
          <div role="status" className="site-responsible">
            {site && <Responsible site={site} />}
          </div>
        </>
      )}
    </WizardForm>
  );
}

function addressOf({ address }: Site): string {
  const town = townLine(address);
  return [address.street, town].filter(Boolean).join(', ');
}

/** Shows places that cannot be used, and the facts that they lack. */
function UnusableSites({ sites }: { readonly sites: readonly Site[] }) {
  const t = useText();
  const unusable = sites.filter((site) => !isUsableLocation(site));
  if (sites.length === 0) return <Notice tone="warn" title={t('requests.noSite')} />;
  if (unusable.length === 0) return null;
  return (
    <Notice tone="warn" title={t('requests.unusableSites')}>
      <ul>
        {unusable.map(({ id, internalName, address }) => (
          <li key={id}>
            {internalName}:{' '}
            {t(
              address.geoPosition === undefined
                ? 'errors.requests.noGeoPosition'
                : 'errors.requests.noRegion',
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Responsible({ site }: { readonly site: Site }) {
  const t = useText();
  const region = useEntity('region', site.address.region);
  const authority = useEntity('account', region.data?.data.aut);
  if (!region.data) return null;
  if (region.data.data.aut === undefined || authority.data === null) {
    return <Notice tone="bad" title={t('errors.requests.noAutForRegion')} />;
  }
  return (
    <p>
      <T
        id="requests.inRegion"
        values={{ region: <LabelText labels={region.data.data.labels} /> }}
      />
      {authority.data && (
        <>
          {'. '}
          {t('requests.responsible', { authority: authority.data.data.staticData.name })}
        </>
      )}
    </p>
  );
}
