export { ContentText } from './content-text-part.ts';
export { useContentPage } from './use-content-page.ts';
