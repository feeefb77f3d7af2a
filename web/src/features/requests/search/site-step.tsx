import { useState } from 'react';
import { isUsableLocation } from '#shared/accounts/supplier-data.ts';
import { Button } from '#web/components/button.tsx';
import { RadioGroup } from '#web/components/choice-group.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { FixLocation } from '#web/features/accounts/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
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
  const missing =
    usable.length === 0
      ? { text: t('requests.noSite') }
      : { name: t('requests.step.site'), text: t('words.choose') };
  const errors = site === undefined ? [{ fieldId: 'site', ...missing }] : [];
  return (
    <WizardForm
      title={t('requests.step.site')}
      errors={errors}
      onDone={() => goTo('type')}
      onBack={() => goTo('animals')}
    >
      {(errorOf) => (
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
              label={<span className="visually-hidden">{t('requests.step.site')}</span>}
              error={errorOf('site')}
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
          <UnusableSites farmer={farmer} sites={sites} isOwn={farmer.id === account.id} />
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

/**
 * Shows places that cannot be used, with the facts that they lack and the way out: farmers complete them here, and
 * whoever has the right postal code asks for its region. A farm has places at home only.
 */
function UnusableSites({
  farmer,
  sites,
  isOwn,
}: {
  readonly farmer: StepProps['account'];
  readonly sites: readonly Site[];
  readonly isOwn: boolean;
}) {
  const t = useText();
  const country = useCountry();
  const [fixed, setFixed] = useState<{ readonly id?: string }>();
  const unusable = sites.filter((site) => !isUsableLocation(site));
  if (sites.length > 0 && unusable.length === 0) return null;
  const isAway = farmer.data.staticData.country !== country.id;
  return (
    <Notice
      tone="warn"
      title={t(sites.length === 0 ? 'requests.noSite' : 'requests.unusableSites')}
    >
      {isAway && <p>{t('errors.accounts.otherCountry')}</p>}
      {!isOwn && !isAway && <p>{t('requests.siteOfFarm')}</p>}
      <ul className="plain">
        {unusable.map((site) => (
          <li key={site.id}>
            <TermText term={site.internalName}>
              <Lack site={site} />
            </TermText>
            {isOwn && (
              <Button size="compact" onClick={() => setFixed(site)}>
                {t('words.complete')}
                <span className="visually-hidden"> {site.internalName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOwn && !isAway && sites.length === 0 && (
        <Button icon="plus" onClick={() => setFixed({})}>
          {t('words.locationAdd')}
        </Button>
      )}
      {fixed && (
        <FixLocation
          account={farmer.data}
          country={country.id}
          location={fixed.id}
          onClose={() => setFixed(undefined)}
        />
      )}
    </Notice>
  );
}

function Lack({ site: { address } }: { readonly site: Site }) {
  const t = useText();
  if (address.geoPosition === undefined) return t('errors.offers.noGeoPosition');
  return (
    <>
      {t('errors.offers.noRegion')} {t('requests.askForRegion')}{' '}
      <Link to={pathTo('Contact')}>{t('contact.title')}</Link>
    </>
  );
}

function Responsible({ site }: { readonly site: Site }) {
  const t = useText();
  const region = useEntity('region', site.address.region);
  const authority = useEntity('account', region.data?.data.aut);
  if (!region.data) return null;
  if (region.data.data.aut === undefined || authority.data === null) {
    return (
      <Notice tone="bad" title={t('errors.requests.noAutForRegion')}>
        <Link to={pathTo('Contact')}>{t('contact.title')}</Link>
      </Notice>
    );
  }
  return (
    <p>
      <TermText term={t('words.region')}>
        <LabelText labels={region.data.data.labels} />
      </TermText>
      {authority.data && (
        <>
          {'. '}
          <TermText term={t('role.AUT')}>{authority.data.data.staticData.name}</TermText>
        </>
      )}
    </p>
  );
}
