/**
 * Code of CloudFront functions (their own small JavaScript). Both run before anything else sees the request.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */

/** Returns the code that tells the API the browser's host and address, in place of what the client said of itself. */
export const apiViewerCode = ({
  hostHeader,
  addressHeader,
}: Readonly<Record<'hostHeader' | 'addressHeader', string>>) => `function handler(event) {
  var request = event.request;
  request.headers['${hostHeader}'] = { value: request.headers.host.value };
  request.headers['${addressHeader}'] = { value: event.viewer.ip };
  return request;
}`;

/** The code that leads a path without a file, a screen, to the page (as `infra/local/site/site.ts`). */
export const siteViewerCode = `function handler(event) {
  var request = event.request;
  var name = request.uri.substring(request.uri.lastIndexOf('/') + 1);
  if (name.lastIndexOf('.') < 1) request.uri = '/index.html';
  return request;
}`;
