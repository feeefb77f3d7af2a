import { lazyPart } from '#web/components/lazy-part.tsx';

/** Shows the button that saves an offer, once the page stands. */
export const SaveOfferLater = lazyPart(
  () => import('./save-offer.tsx').then((file) => file.SaveOffer),
  ['saved'],
);
