import { FieldSet } from '#web/components/field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { monthRows } from './month-rows.ts';
import { RefusedWeeks } from './refused-weeks.tsx';
import { useIsPhone } from './use-is-phone.ts';
import { useWeekEdits, type WeeksProps } from './use-week-edits.ts';
import { useWeekGrid } from './use-week-grid.ts';
import { useWeekTexts } from './use-week-texts.ts';
import { WeekActions, WeekLegend } from './week-actions.tsx';
import { WeekCards } from './week-cards.tsx';
import { WeekGrid } from './week-grid.tsx';
import './weeks.css';

/** Asks for the animals week by week: a grid on a desk, cards on a phone. */
export function WeeksField(
  props: WeeksProps & { readonly step: number; readonly error: string | undefined },
) {
  const t = useText();
  const isPhone = useIsPhone();
  const texts = useWeekTexts()(props.window);
  const edits = useWeekEdits(props);
  const rows = monthRows(props.window);
  const weeks = rows.flatMap((row) => row.weeks);
  const grid = useWeekGrid({ ...props, rows, edits });
  const shared = { ...props, edits, texts, weeks };
  return (
    <FieldSet
      id="statusWeekly"
      label={t('offer.weeks')}
      hint={<span id="weeks-hint">{t('offerform.weeksHint')}</span>}
      error={props.error}
    >
      <div className="weeks">
        {isPhone ? (
          <>
            <WeekActions {...shared} />
            <WeekCards {...shared} />
          </>
        ) : (
          <>
            <WeekActions {...shared} grid={grid} />
            <WeekGrid {...props} grid={grid} texts={texts} />
            <p className="meta week-keys">{t('offerform.keys')}</p>
          </>
        )}
        <p className="visually-hidden" role="status">
          {edits.news}
        </p>
        {edits.refused.length > 0 && (
          <RefusedWeeks isOpen={edits.refused.some(({ isOpen }) => isOpen)}>
            {edits.refused.map((problem) => (
              <li key={`${problem.week} ${problem.text}`}>{texts.refusedText(problem)}</li>
            ))}
          </RefusedWeeks>
        )}
        <WeekLegend texts={texts} />
      </div>
    </FieldSet>
  );
}
