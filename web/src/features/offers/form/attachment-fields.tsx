import { useState } from 'react';
import { OFFER_ATTACHMENTS } from '#shared/offers/limits.ts';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { isLong } from '#web/components/inputs/use-options.ts';
import { Link } from '#web/components/link.tsx';
import { PickList, type PickListProps } from '#web/components/pick-list.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { useFileSize } from '#web/kernel/use-file-size.ts';
import type { OfferFormState } from './use-offer-form.ts';

/**
 * Shows the supplier's own uploads for offers. A chosen one that was deleted since stays among them, so that it can be
 * taken out.
 */
export function AttachmentFields({
  form,
  owner,
}: {
  readonly form: OfferFormState;
  readonly owner: string;
}) {
  const t = useText();
  const uploads = useEntityList('upload', {
    filter: {
      $and: [
        { field: 'owner', comparison: 'eq', value: owner },
        { field: 'category', comparison: 'eq', value: 'offer' },
      ],
    },
  });
  const [before] = useState(form.values.attachments);
  const chosen = [...new Set([...before, ...form.values.attachments])];
  const { compare } = useFormats();
  const fileSize = useFileSize();
  const choicesOf = (files: NonNullable<typeof uploads.data>) => [
    ...files
      .map(({ id, data: { name, file } }) => ({
        value: id,
        label: name,
        hint: file && [file.name, fileSize(file.size)].join(', '),
      }))
      .sort((file, other) => compare(file.label, other.label)),
    ...chosen
      .filter((id) => !files.some((file) => file.id === id))
      .map((value) => ({ value, label: t('offerform.attachmentGone') })),
  ];
  return (
    <QueryState query={uploads} rows={1}>
      {(files) =>
        files.length === 0 && chosen.length === 0 ? (
          <p className="muted">
            {t('offerform.attachmentsNone')} <ManageLink />
          </p>
        ) : (
          <>
            <FileChoice
              id="attachments"
              label={t('offerform.attachments')}
              hint={t('offerform.attachmentsHint', { most: OFFER_ATTACHMENTS })}
              error={form.errors.attachments}
              options={choicesOf(files)}
              value={form.values.attachments}
              onChange={(attachments) => form.set({ attachments })}
            />
            <p>
              <ManageLink />
            </p>
          </>
        )
      }
    </QueryState>
  );
}

/** Shows a few files at once; of more, one is found by its name. */
function FileChoice({ options, ...choice }: PickListProps) {
  return isLong(options) ? (
    <PickList {...choice} options={options} />
  ) : (
    <CheckboxGroup {...choice} choices={options} />
  );
}

function ManageLink() {
  const t = useText();
  return <Link to={pathTo('Uploads')}>{t('words.manageFiles')}</Link>;
}
