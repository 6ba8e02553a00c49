/** Where a build has the page that is shown without a connection. Nothing links to it. */
export const OFFLINE_PATH = '/offline';

/** A header of answers that the service worker had kept, because the server could not be reached. */
export const KEPT_ANSWER = 'X-Kept-Answer';
