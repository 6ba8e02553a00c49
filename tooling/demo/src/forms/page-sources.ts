import type { PageSources } from '@tableside/platform/framed-page';

/** The form's page has its own style, like the third party's, instead of the partner's brand. */
export const pageSources: PageSources = {
  name: 'form',
  script: new URL('page/main.ts', import.meta.url),
  style: new URL('page/form.css', import.meta.url),
  fonts: ['public-sans'],
};
