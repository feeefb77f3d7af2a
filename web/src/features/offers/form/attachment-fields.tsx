import { OFFER_ATTACHMENTS } from '#shared/offers/limits.ts';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { Link } from '#web/components/link.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { useFileSize } from '#web/kernel/use-file-size.ts';
import type { OfferFormState } from './use-offer-form.ts';

/** Shows the supplier's own uploads for offers. */
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
  const { compare } = useFormats();
  const fileSize = useFileSize();
  return (
    <QueryState query={uploads} rows={1}>
      {(files) =>
        files.length === 0 ? (
          <p className="muted">
            {t('offerform.attachmentsNone')} <ManageLink />
          </p>
        ) : (
          <>
            <CheckboxGroup
              id="attachments"
              label={t('offerform.attachments')}
              hint={t('offerform.attachmentsHint', { most: OFFER_ATTACHMENTS })}
              error={form.errors.attachments}
              choices={files
                .map(({ id, data: { name, file } }) => ({
                  value: id,
                  label: name,
                  hint: file && [file.name, fileSize(file.size)].join(', '),
                }))
                .sort((file, other) => compare(file.label, other.label))}
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

function ManageLink() {
  const t = useText();
  return <Link to={pathTo('Uploads')}>{t('words.manageFiles')}</Link>;
}
