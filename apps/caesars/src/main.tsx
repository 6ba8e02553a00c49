import { chrome } from '@tableside/features/chrome';
import { earn } from '@tableside/features/earn';
import { home } from '@tableside/features/home';
import { merchant } from '@tableside/features/merchant';
import { search } from '@tableside/features/search';
import { surveys } from '@tableside/features/surveys';
import { createApp } from '@tableside/shell';

import content from '../../../partners/caesars.json?content';
import partner from '../../../partners/caesars.json?partner';

export const app = createApp({
  partner,
  content,
  features: [chrome, home, search, merchant, earn, surveys],
});
if (!import.meta.env.SSR) void app.mount();
