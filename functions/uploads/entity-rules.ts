import type { Acting } from '#functions/kernel/context.ts';
import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import { usesOf } from '#functions/references/public.ts';
import type { EntityClassName } from '#shared/entity-classes.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { uploadErrors } from '#shared/uploads/errors.ts';
import { LOGO_BYTES, PHOTO_BYTES } from '#shared/uploads/limits.ts';
import { isLogoSized, isPhotoSized } from '#shared/uploads/picture-size.ts';
import { pictureSizeOf } from '#shared/uploads/picture-size-of.ts';
import { plainJpeg } from '#shared/uploads/plain-jpeg.ts';
import type { Upload } from '#shared/uploads/upload.ts';
import type { UploadDeleted } from '#shared/uploads/upload-deleted.ts';

/**
 * Refuses changes of an upload while something shows it, logos of a wrong shape (specification section 5, Upload), and
 * photos that are turned or have colours of their own: what else cameras wrote is gone before.
 */
export const uploadRule: EntityRule<Upload> = {
  beforeSave: async ({ before, data, context }) => {
    checkLogo(data, before?.data);
    checkPhoto(data, before?.data);
    if (before) await checkUses(before, data, context);
    return { data };
  },
  beforeDelete: async ({ before, context }) => {
    if (before.data.readers.length > 0) throw new AppError(uploadErrors.attachedToRequest);
    const uses = await usesOf(context, before);
    refuseWhileShown(uses);
    if (countOf(uses, 'account') > 0) throw new AppError(uploadErrors.isLogo);
  },
  messagesOfDeleted: ({ id }) => {
    const body: UploadDeleted = { deletedUpload: id };
    return [{ queue: 'accounts', body }];
  },
  checkFile: ({ data, bytes }) => {
    const size = pictureSizeOf(bytes);
    if (data.category === 'photo') {
      const isPlain = plainJpeg(bytes)?.length === bytes.length;
      if (!isPlain || !size || !isPhotoSized(size)) throw new AppError(uploadErrors.photoNotPlain);
    }
    if (!data.logo) return;
    if (size === undefined) throw new AppError(uploadErrors.logoNotImage);
    if (!isLogoSized(size)) throw new AppError(uploadErrors.logoDimensions);
  },
};

function checkLogo({ logo, file }: Upload, before: Upload | undefined): void {
  // The file was checked as a logo or as another file, as it was then.
  if (before?.file && before.logo !== logo) throw refused('data.logo', uploadErrors.logoKept);
  if (!logo || file === undefined) return;
  if (!file.contentType.startsWith('image/')) throw refused('data.file', uploadErrors.logoNotImage);
  if (file.size > LOGO_BYTES) throw refused('data.file', uploadErrors.logoTooLarge);
}

function checkPhoto({ category, file }: Upload, before: Upload | undefined): void {
  const isPhoto = category === 'photo';
  if (before?.file && (before.category === 'photo') !== isPhoto) {
    throw refused('data.category', uploadErrors.photoKept);
  }
  if (!isPhoto || file === undefined) return;
  if (file.contentType !== 'image/jpeg') throw refused('data.file', uploadErrors.photoNotPlain);
  if (file.size > PHOTO_BYTES) throw refused('data.file', uploadErrors.photoTooLarge);
}

async function checkUses(
  before: Entity<Upload>,
  { file, category }: Upload,
  context: Acting,
): Promise<void> {
  // The parties who decided on a request must find the files of that request again.
  if (before.data.readers.length > 0 && before.data.file?.id !== file?.id) {
    throw refused('data.file', uploadErrors.attachedToRequest);
  }
  if (before.data.category === 'offer' && category !== 'offer') {
    refuseWhileShown(await usesOf(context, before));
  }
}

function refuseWhileShown(uses: Uses): void {
  const offers = countOf(uses, 'offer');
  if (offers === 0) return;
  const detail = fieldDetail('id', uploadErrors.inUse, { offers });
  throw new AppError(uploadErrors.inUse, { details: [detail] });
}

type Uses = Awaited<ReturnType<typeof usesOf>>;

const countOf = (uses: Uses, by: EntityClassName): number =>
  uses.find(({ entityclass }) => entityclass === by)?.count ?? 0;

const refused = (path: string, error: (typeof uploadErrors)[keyof typeof uploadErrors]): AppError =>
  new AppError(error, { details: [fieldDetail(path, error)] });
