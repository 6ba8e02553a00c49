import { chrome } from '@tableside/feature-chrome';
import { earn } from '@tableside/feature-earn';
import { home } from '@tableside/feature-home';
import { merchant } from '@tableside/feature-merchant';
import { search } from '@tableside/feature-search';
import { surveys } from '@tableside/feature-surveys';
import { createApp } from '@tableside/shell';

import content from '../../../partners/caesars.json?content';
import partner from '../../../partners/caesars.json?partner';

export const app = createApp({
  partner,
  content,
  features: [chrome, home, search, merchant, earn, surveys],
});
if (!import.meta.env.SSR) void app.mount();
