import type { World } from '#functions/kernel/context.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { offerErrors } from '#shared/offers/errors.ts';
import type { OfferDraft } from '#shared/offers/offer.ts';
import { type Upload, uploadClass } from '#shared/uploads/upload.ts';

type Showing = Pick<OfferDraft, 'attachments' | 'photos'>;
type ShownUpload = {
  readonly id: string;
  readonly path: string;
  readonly use: Upload['category'];
};

/**
 * Refuses an offer that newly shows an upload which has gone, has no file, or is not the owner's for this use, as it is
 * stored at this moment. The store refuses one that is deleted between this look and the save.
 * @throws AppError `offers.savingFailed`
 */
export async function requireOwnUploads(
  { store }: Pick<World, 'store'>,
  before: Showing | undefined,
  offer: Showing & Pick<OfferDraft, 'owner'>,
): Promise<void> {
  const uploadsBefore = new Set(before && shownUploads(before).map(({ id }) => id));
  const added = shownUploads(offer).filter(({ id }) => !uploadsBefore.has(id));
  if (added.length === 0) return;
  const ids = [...new Set(added.map(({ id }) => id))];
  const uploads = await store.latestOf(uploadClass, ids, { fresh: true });
  const find = (id: string) => uploads.find((upload) => upload.id === id)?.data;
  const lost = added.filter(
    (shown) => !isOwnUpload(find(shown.id), shown, offer.owner) || !find(shown.id)?.file,
  );
  if (lost.length === 0) return;
  const details = lost.map(({ path }) => fieldDetail(`data.${path}`, offerErrors.uploadNotUsable));
  throw new AppError(offerErrors.savingFailed, { details });
}

/** Returns the files and photos that an offer shows, each with its path and the use it was uploaded for. */
export function shownUploads({ attachments, photos = [] }: Showing): ShownUpload[] {
  return [
    ...attachments.map((id, index) => ({
      id,
      path: `attachments.${index}`,
      use: 'offer' as const,
    })),
    ...photos.flatMap((photo, index) =>
      (['large', 'small'] as const).map((size) => ({
        id: photo[size],
        path: `photos.${index}.${size}`,
        use: 'photo' as const,
      })),
    ),
  ];
}

/** Tells whether a supplier may show an upload: the supplier owns it and has uploaded it for this use. */
export function isOwnUpload(
  upload: Upload | undefined,
  { use }: ShownUpload,
  owner: string,
): boolean {
  return upload !== undefined && upload.owner === owner && upload.category === use;
}
