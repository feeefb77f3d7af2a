export { ContentText } from './content-text.tsx';
export { useContentPage } from './use-content-page.ts';
