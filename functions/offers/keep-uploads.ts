import type { World } from '#functions/kernel/context.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { offerErrors } from '#shared/offers/errors.ts';
import type { OfferDraft } from '#shared/offers/offer.ts';
import { type Upload, uploadClass } from '#shared/uploads/upload.ts';

/**
 * Returns the changes that save newly shown uploads with the offer: when one is deleted at the same moment, either
 * the deletion or the offer is refused.
 * @throws AppError `offers.savingFailed` when one of them has gone or cannot be shown any more
 */
export async function keepUploads(
  { store }: Pick<World, 'store'>,
  before: Pick<OfferDraft, 'attachments'> | undefined,
  { attachments, owner }: Pick<OfferDraft, 'attachments' | 'owner'>,
): Promise<EntityChange[]> {
  const known = new Set(before?.attachments);
  const added = [...new Set(attachments)].filter((id) => !known.has(id));
  if (added.length === 0) return [];
  const uploads = await store.latestOf(uploadClass, added, { fresh: true });
  const usable = uploads.filter(({ data }) => isUsable(data, owner));
  const lost = added.filter((id) => !usable.some((upload) => upload.id === id));
  if (lost.length > 0) {
    const details = lost.map((id) =>
      fieldDetail(`data.attachments.${attachments.indexOf(id)}`, offerErrors.uploadNotUsable),
    );
    throw new AppError(offerErrors.savingFailed, { details });
  }
  return usable.map((upload) => ({ kind: 'update', before: upload, data: { ...upload.data } }));
}

/** Tells whether a supplier may show a file: the supplier owns it and has uploaded it for offers. */
export function isOwnOfferUpload(upload: Upload | undefined, owner: string): boolean {
  return upload !== undefined && upload.owner === owner && upload.category === 'offer';
}

const isUsable = (upload: Upload, owner: string): boolean =>
  isOwnOfferUpload(upload, owner) && upload.file !== undefined;
