import { lazyPart } from '#web/components/lazy-part.tsx';

/** The tasks of a supplier on Home; their code loads with them. */
export const SupplierTasks = lazyPart(
  () => import('./supplier-tasks.tsx').then((file) => file.SupplierTasks),
  ['myoffers', 'offers', 'tasks', 'words'],
);

/** The offers of a supplier that wait for the approval of the authority. */
export const WaitingOffers = lazyPart(
  () => import('./waiting-offers.tsx').then((file) => file.WaitingOffers),
  ['tasks'],
);

/** The next weeks of a supplier, and the offers without a photo. */
export const OwnOutlook = lazyPart(
  () => import('./own-outlook.tsx').then((file) => file.OwnOutlook),
  ['tasks'],
);

/** The offers of a supplier in one line of numbers. */
export const OwnFigures = lazyPart(
  () => import('./own-figures.tsx').then((file) => file.OwnFigures),
  ['myoffers', 'tasks'],
);
