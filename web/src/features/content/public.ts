export { ContactDetails } from './contact-details.tsx';
export { ContentText } from './content-text.tsx';
export { contentPageQuery, useContentPage } from './use-content-page.ts';
