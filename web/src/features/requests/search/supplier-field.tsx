import { useState } from 'react';
import type { RequestType } from '#shared/requests/entities/request-type.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { supplierPart } from '#shared/requests/package/supplier-part.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PickList } from '#web/components/pick-list.tsx';
import { T, useText } from '#web/i18n/text-provider.tsx';
import type { NamedSuppliers } from './use-named-suppliers.ts';

/** Id of the field: an error summary links to it. */
export const SUPPLIER_FIELD = 'supplier';

/** Asks for the supplier who is to fill a step, or to be told, by name and town. */
export function SupplierField({
  form,
  type,
  options,
  value,
  onChange,
  error,
}: NamedSuppliers & {
  readonly form: RequestPackage;
  readonly type: RequestType | undefined;
  /** The chosen supplier; empty: none. */
  readonly value: string;
  readonly onChange: (supplier: string) => void;
  readonly error: string | undefined;
}) {
  const t = useText();
  const [missed, setMissed] = useState<string | null>(null);
  const isNeeded = supplierPart(form) === 'needed';
  const step = form.steps.find(({ role }, index) => index > 0 && role === 'SUP');
  const none = { value: '', label: t('requests.supplierNone') };
  if (options.length === 0) return isNeeded ? <NobodyToName type={type} /> : null;
  return (
    <>
      <PickList
        id={SUPPLIER_FIELD}
        label={t('requests.supplierQuestion')}
        hint={
          isNeeded ? (
            <T id="requests.supplierFills" values={{ form: <LabelText labels={step?.form} /> }} />
          ) : (
            t('requests.supplierReads')
          )
        }
        empty={isNeeded ? t('words.choose') : none.label}
        required={isNeeded}
        error={error}
        single
        options={isNeeded ? options : [none, ...options]}
        value={[value]}
        onChange={([value = '']) => {
          setMissed(null);
          onChange(value);
        }}
        nothingFound={{ label: t('requests.supplierNotListed'), onChoose: setMissed }}
      />
      <div role="status">
        {missed !== null && (
          <Notice title={t('requests.supplierUnknown', { name: missed })}>
            <WayIntoList type={type} />
          </Notice>
        )}
      </div>
    </>
  );
}

/** Tells that such a request cannot begin without a supplier, and what to do. */
function NobodyToName({ type }: { readonly type: RequestType | undefined }) {
  const t = useText();
  return (
    <div id={SUPPLIER_FIELD} tabIndex={-1}>
      <Notice tone="warn" title={t('requests.noSuppliers')}>
        <WayIntoList type={type} />
      </Notice>
    </div>
  );
}

/** Tells how a supplier comes into the list; as a hatchery, only administrators mark it. */
function WayIntoList({ type }: { readonly type: RequestType | undefined }) {
  const t = useText();
  return (
    <>
      <p>{t('requests.supplierInvite')}</p>
      {type === 'lowhatch' && <p>{t('requests.hatcheryInvite')}</p>}
    </>
  );
}
