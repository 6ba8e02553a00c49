import type { PageSources } from '@tableside/platform/framed-page';

export const pageSources: PageSources = {
  name: 'form',
  script: new URL('page/main.ts', import.meta.url),
  style: new URL('page/form.css', import.meta.url),
  fonts: ['public-sans'],
};
