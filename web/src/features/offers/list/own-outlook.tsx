import { useId } from 'react';
import { addWeeks, weekOf } from '#shared/kernel/calendar-week.ts';
import { COMING } from '#web/components/lazy-part.tsx';
import { Link } from '#web/components/link.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { type OfferFigures, useOfferFigures } from './use-offer-figures.ts';
import './own-outlook.css';

const WEEKS = 5;

/** Shows the animals of a supplier in this and the next weeks, and how many offers have no photo. */
export function OwnOutlook({ owner }: { readonly owner: string }) {
  const { data: figures, isPending } = useOfferFigures(owner);
  if (isPending) return COMING;
  if (figures === undefined || (figures.animals.size === 0 && figures.withoutPhoto === 0)) {
    return null;
  }
  return (
    <div className="own-outlook">
      {figures.animals.size > 0 && <NextWeeks animals={figures.animals} />}
      {figures.withoutPhoto > 0 && <WithoutPhoto count={figures.withoutPhoto} />}
    </div>
  );
}

function NextWeeks({ animals }: Pick<OfferFigures, 'animals'>) {
  const t = useText();
  const titleId = useId();
  const { week: weekName, number } = useFormats();
  const present = weekOf(new Date(useToday()));
  const weeks = Array.from({ length: WEEKS }, (_, index) => addWeeks(present, index));
  const animalsIn = (week: string) => animals.get(week) ?? 0;
  const most = Math.max(1, ...weeks.map(animalsIn));
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('tasks.weeks')}</h2>
      <ul className="plain">
        {weeks.map((week) => (
          <li key={week}>
            <span>{weekName(week)}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * animalsIn(week)) / most} height="10" />
            </svg>
            <b className="numbers">{number(animalsIn(week))}</b>
          </li>
        ))}
      </ul>
      <Link to={pathTo('OfferWeeks')}>{t('tasks.weeksChange')}</Link>
    </section>
  );
}

function WithoutPhoto({ count }: { readonly count: number }) {
  const t = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('tasks.withoutPhoto', { count })}</h2>
      <Link to={`${pathTo('OfferList')}?photo=none`}>{t('tasks.addPhotos')}</Link>
    </section>
  );
}
