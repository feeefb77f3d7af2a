export { ContactDetails } from './contact-details.tsx';
export { ContentText } from './content-text-part.ts';
export { contentPageQuery, useContentPage } from './use-content-page.ts';
