import { calendarFile } from '#shared/kernel/calendar-file.ts';
import { type ConversionEnd, conversionEnds } from '#shared/law/conversion-ends.ts';
import {
  animalsLeft,
  animalsReturned,
  type Purchase,
  purchasesOf,
  reportDue,
} from '#shared/requests/law/purchases.ts';
import { isReportOptional } from '#shared/requests/process/waiting-requests.ts';
import { Button } from '#web/components/button.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useLawOn } from '#web/features/law/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { saveFile } from '#web/kernel/save-file.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import type { OpenRequest } from '../request-gate.tsx';

/**
 * Shows the animals bought by a permission, portion by portion, and the days from which their products are organic.
 */
export function PurchasesSection({ request }: Pick<OpenRequest, 'request'>) {
  const t = useText();
  const { number } = useFormats();
  const today = useToday();
  const bought = usePurchaseEnds(request);
  const { data } = request;
  const left = animalsLeft(data);
  if (left === undefined) return null;
  const returned = animalsReturned(data, today);
  const rest = returned === undefined ? 'left' : 'returned';
  const shown = returned ?? left;
  // Between the end and the last day for the report nobody knows what was bought.
  const due = reportDue(data);
  const isEnded = due !== undefined && (data.permissionEnd !== undefined || due.end < today);
  const isAwaited = isEnded && today <= due.dueOn;
  const isRecalled = bought.some(({ ends }) =>
    ends.some(({ certainty }) => certainty === 'recalled'),
  );
  return (
    <section aria-labelledby="purchases" className="stack">
      <h2 id="purchases">{t('requests.purchases')}</h2>
      <ReportTerm request={request} />
      {bought.map((entry) => (
        <PurchaseLines key={entry.purchase.reportedOn} {...entry} />
      ))}
      {shown > 0 && !isAwaited && (
        <p>{t(`requests.purchases.${rest}`, { count: shown, shown: number(shown) })}</p>
      )}
      {isRecalled && <p>{t('requests.purchases.recalled')}</p>}
      <CalendarButton request={request} />
    </section>
  );
}

function ReportTerm({ request: { data } }: Pick<OpenRequest, 'request'>) {
  const t = useText();
  const { longDay } = useFormats();
  const due = reportDue(data);
  const asked = isReportOptional(data) ? 'mayReport' : 'due';
  return due && <p>{t(`requests.purchases.${asked}`, { day: longDay(due.dueOn) })}</p>;
}

function PurchaseLines({ purchase, ends }: ReturnType<typeof usePurchaseEnds>[number]) {
  const t = useText();
  const { longDay, number } = useFormats();
  const { animals, boughtOn, arrivedOn, tags, seller } = purchase;
  const facts = {
    boughtOn: boughtOn && longDay(boughtOn),
    arrivedOn: arrivedOn && longDay(arrivedOn),
    seller,
    tags: tags.join(', '),
  };
  return (
    <div>
      <h3>{t('requests.purchases.animals', { count: animals, shown: number(animals) })}</h3>
      <SummaryList
        rows={[
          ...(['boughtOn', 'arrivedOn', 'seller', 'tags'] as const).map((key) => ({
            key,
            term: t(`requests.purchases.${key}`),
            value: facts[key],
          })),
          ...ends.map(({ product, organicFrom, isEarliest }) => ({
            key: product,
            term: t(`requests.product.${product}`),
            value: t(isEarliest ? 'requests.purchases.earliest' : 'requests.purchases.organic', {
              day: longDay(organicFrom),
            }),
          })),
        ]}
      />
    </div>
  );
}

/** Gives the days from which products are organic to the farm's own calendar. */
function CalendarButton({ request }: Pick<OpenRequest, 'request'>) {
  const t = useText();
  const { now } = useKernel();
  const hid = request.data.hid ?? '';
  const events = usePurchaseEnds(request).flatMap(({ purchase, ends }) =>
    ends.map(({ product, organicFrom }) => ({
      uid: `${request.id}-${purchase.reportedOn}-${product}`,
      day: organicFrom,
      title: t('requests.purchases.event', { product: t(`requests.product.${product}`), hid }),
      ...(purchase.tags.length === 0 ? {} : { text: purchase.tags.join(', ') }),
      url: `${window.location.origin}/requests/${request.id}`,
    })),
  );
  if (events.length === 0) return null;
  const save = () => {
    const text = calendarFile(events, { name: t('requests.purchases'), now: new Date(now()) });
    saveFile(`${hid}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <div className="no-print">
      <Button onClick={save}>{t('requests.purchases.calendar')}</Button>
    </div>
  );
}

type PurchaseEnds = { readonly purchase: Purchase; readonly ends: readonly ConversionEnd[] };

/**
 * Returns the purchases by a request, and from when on their products are organic, by the law on the day of arrival.
 */
function usePurchaseEnds({ data }: OpenRequest['request']): readonly PurchaseEnds[] {
  const kind = useEntity('animalkind', data.animalkind).data;
  const { lawOn } = useLawOn(data.country);
  return purchasesOf(data)
    .filter(({ animals }) => animals > 0)
    .map((purchase) => {
      const { arrivedOn, birthDay } = purchase;
      const law = arrivedOn === undefined ? undefined : lawOn(arrivedOn);
      const species = kind?.data.reportCode;
      const ends = law && arrivedOn ? conversionEnds(law, species, { arrivedOn, birthDay }) : [];
      return { purchase, ends };
    });
}
