import type { PageSources } from '@tableside/platform/framed-page';

/** What the page of a form is made of. It has a look of its own: none of the partner's. */
export const pageSources: PageSources = {
  name: 'form',
  script: new URL('page/main.ts', import.meta.url),
  style: new URL('page/form.css', import.meta.url),
  fonts: ['public-sans'],
};
