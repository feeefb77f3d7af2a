import { Button, ButtonLink } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { useCountry } from '#web/kernel/site.ts';

/** Shows the ways in besides the search, in plain words. */
export function GuestPaths() {
  const t = useText();
  const signIn = useSignIn(pathTo('OfferForm', { id: 'new' }));
  const { data: country } = useCountry();
  return (
    <section className="home-paths">
      <h2 className="visually-hidden">{t('home.paths')}</h2>
      <ul className="plain">
        <li>
          <h3>{t('home.pathOffer')}</h3>
          <p>{t('home.pathOfferText')}</p>
          <div className="buttons">
            <Button size="compact" onClick={signIn}>
              {t('home.pathOfferAction')}
            </Button>
            <ButtonLink size="compact" look="quiet" to={pathTo('RegistrationAgr')}>
              {t('menu.RegistrationAgr')}
            </ButtonLink>
          </div>
        </li>
        {country.usesRequestSystem && (
          <li>
            <h3>{t('home.pathRequest')}</h3>
            <p>{t('home.pathRequestText')}</p>
            <div className="buttons">
              <ButtonLink size="compact" to={pathTo('RequestBegin')}>
                {t('home.pathRequestAction')}
              </ButtonLink>
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}
