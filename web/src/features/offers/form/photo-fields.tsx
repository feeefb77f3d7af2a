import type { MouseEvent } from 'react';
import { OFFER_PHOTOS, PHOTO_TEXT_LENGTH } from '#shared/offers/limits.ts';
import type { Photo } from '#shared/offers/offer.ts';
import { PHOTO_SIDES } from '#shared/uploads/limits.ts';
import { Button } from '#web/components/button.tsx';
import { FieldError } from '#web/components/field.tsx';
import { FileButton } from '#web/components/file-button.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { OfferPhoto } from '../offer-photo.tsx';
import type { OfferFormState } from './use-offer-form.ts';
import type { NewPhoto, Photos } from './use-photos.ts';
import './photo-fields.css';

/** Takes photos of the animals, in their order; the first one stands on the card. */
export function PhotoFields({
  form,
  photos,
}: {
  readonly form: OfferFormState;
  readonly photos: Photos;
}) {
  const t = useText();
  const { values, errors } = form;
  const undo = () => {
    photos.undo();
    document.getElementById('photos')?.focus();
  };
  return (
    <section
      id="photos"
      tabIndex={-1}
      aria-labelledby="photos-title"
      className="offer-form-section"
    >
      <h2 id="photos-title">{t('offer.photos')}</h2>
      <p className="muted" id="photos-hint">
        {t('offerform.photosHint', { most: OFFER_PHOTOS })}
      </p>
      {errors.photos && <FieldError id="photos-error">{errors.photos}</FieldError>}
      {values.photos.length + photos.rows.length > 0 && (
        <ol className="plain photo-rows">
          {values.photos.map((photo, index) => (
            <PhotoRow key={photo.large} photo={photo} photos={photos} at={index} form={form} />
          ))}
          {photos.rows.map((row) => (
            <NewPhotoRow key={row.key} row={row} photos={photos} />
          ))}
        </ol>
      )}
      {/* Who cannot see the photos hears when one has come. */}
      <p role="status" className="visually-hidden">
        {values.photos.length > 0 &&
          !photos.removed &&
          t('offers.photos', { count: values.photos.length })}
      </p>
      <div role="status" className={photos.removed ? undefined : 'visually-hidden'}>
        {photos.removed && (
          <p key={photos.removed.photo.large} className="photo-removed">
            {t('words.deleted', {
              name: t('offerform.photoNumber', { number: photos.removed.at + 1 }),
            })}{' '}
            <Button size="compact" icon="undo" autoFocus onClick={undo}>
              {t('action.undo')}
            </Button>
          </p>
        )}
      </div>
      <div className="buttons">
        <FileButton
          hasIcon
          multiple
          accept={['image/*']}
          describedBy={errors.photos ? 'photos-error photos-hint' : 'photos-hint'}
          onChoose={photos.add}
        >
          {t('offerform.photosAdd')}
        </FileButton>
      </div>
    </section>
  );
}

function PhotoRow({
  photo,
  photos,
  at,
  form,
}: {
  readonly photo: Photo;
  readonly photos: Photos;
  readonly at: number;
  readonly form: OfferFormState;
}) {
  const t = useText();
  const name = t('offerform.photoNumber', { number: at + 1 });
  const named = <span className="visually-hidden"> {name}</span>;
  const moveTo = (place: number) => (event: MouseEvent<HTMLElement>) => {
    photos.move(photo, place);
    // At either end the button that was pressed goes; the focus stays with the photo.
    event.currentTarget.closest('li')?.focus();
  };
  return (
    <li className="photo-row" tabIndex={-1}>
      <OfferPhoto
        id={photo.small}
        alt={photo.text || name}
        isPublic={false}
        width={PHOTO_SIDES.card}
        height={PHOTO_SIDES.card}
      />
      <div className="photo-row-fields">
        {at === 0 && (
          <StatusChip tone="info" icon="info">
            {t('offerform.photoFirst')}
          </StatusChip>
        )}
        <TextField
          label={
            <>
              {t('offerform.photoText')}
              <span className="visually-hidden">, {name}</span>
            </>
          }
          maxLength={PHOTO_TEXT_LENGTH}
          value={photo.text ?? ''}
          onChange={(event) => photos.describe(photo, event.target.value)}
        />
        <div className="buttons">
          {at > 0 && (
            <Button size="compact" icon="left" onClick={moveTo(at - 1)}>
              {t('offerform.photoEarlier')}
              {named}
            </Button>
          )}
          {at < form.values.photos.length - 1 && (
            <Button size="compact" icon="right" onClick={moveTo(at + 1)}>
              {t('offerform.photoLater')}
              {named}
            </Button>
          )}
          <Button size="compact" look="quiet" icon="cross" onClick={() => photos.remove(photo)}>
            {t('words.remove')}
            {named}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Shows a photo that is under way, or why it was not taken. */
function NewPhotoRow({ row, photos }: { readonly row: NewPhoto; readonly photos: Photos }) {
  const t = useText();
  const { key, file, problem, share } = row;
  const named = <span className="visually-hidden"> {file.name}</span>;
  return (
    <li className="photo-row">
      <div className="photo-row-fields">
        <span className="photo-name">{file.name}</span>
        {/* Percents are not read out. */}
        <div
          role={problem ? 'alert' : 'status'}
          aria-live={problem ? 'assertive' : share === undefined ? 'polite' : 'off'}
        >
          {problem ? (
            <FieldError id={`${key}-problem`}>{t(`offerform.photo.${problem}`)}</FieldError>
          ) : share === undefined ? (
            t('offerform.photoPreparing')
          ) : (
            t('words.sending', { percent: Math.round(share * 100) })
          )}
        </div>
        {problem && (
          <div className="buttons">
            {problem === 'notSent' && (
              <Button size="compact" onClick={() => photos.retry(row)}>
                {t('action.retry')}
                {named}
              </Button>
            )}
            <Button size="compact" look="quiet" onClick={() => photos.leaveOut(key)}>
              {t('words.leaveOut')}
              {named}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
