import { shownName } from '#shared/accounts/shown-name.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { type FactPart, plainWords } from './fact-text.tsx';

/** Returns the associations, photos and files of the offers, each told apart from another of the same name. */
export function useShownFacts(offers: readonly Offer[]) {
  const t = useText();
  const { number } = useFormats();
  const associations = useEntitiesById(
    'account',
    offers.flatMap((offer) => offer.associations),
  );
  const uploads = useEntitiesById('upload', offers.flatMap(uploadsOf));
  const associationParts = (offer: Offer): FactPart[] =>
    associations.items.flatMap(({ id, data }) =>
      offer.associations.includes(id) ? [{ id, label: shownName(data.staticData) }] : [],
    );
  // A file that the offer shows no more has no name for its authority.
  const fileParts = ({ attachments }: Offer): FactPart[] =>
    attachments.map((id) => ({
      id,
      label: uploads.items.find((upload) => upload.id === id)?.data.name ?? t('words.file'),
    }));
  const photoParts = ({ photos = [] }: Offer): FactPart[] =>
    photos.map((photo, index) => ({
      id: JSON.stringify(photo),
      label: photo.text ?? t('offer.photoOf', { number: index + 1, count: photos.length }),
    }));
  return {
    isPending: associations.isPending || uploads.isPending,
    associationFact: (offer: Offer) => {
      const parts = associationParts(offer);
      return { key: 'associations', term: t('words.associations'), words: parts, parts };
    },
    fileFacts: (offer: Offer) => {
      const [photos, files] = [photoParts(offer), fileParts(offer)];
      const count = photos.length === 0 ? [] : plainWords(number(photos.length));
      return [
        { key: 'photos', term: t('offer.photos'), words: count, parts: photos },
        { key: 'attachments', term: t('words.attachments'), words: files, parts: files },
      ];
    },
    /**
     * Tells whether no file that the offer shows was saved after an instant: it may be another under the same upload.
     */
    hasFilesOf: (offer: Offer, instant: string): boolean =>
      uploadsOf(offer).every((id) =>
        uploads.items.some((upload) => upload.id === id && upload.updated <= instant),
      ),
  };
}

const uploadsOf = ({ attachments, photos = [] }: Offer): string[] => [
  ...attachments,
  ...photos.flatMap(({ large, small }) => [large, small]),
];
