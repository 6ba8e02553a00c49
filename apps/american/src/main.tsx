import { account } from '@tableside/feature-account';
import { activation } from '@tableside/feature-activation';
import { chrome } from '@tableside/feature-chrome';
import { earn } from '@tableside/feature-earn';
import { enrolment } from '@tableside/feature-enrolment';
import { home } from '@tableside/feature-home';
import { merchant } from '@tableside/feature-merchant';
import { search } from '@tableside/feature-search';
import { signIn } from '@tableside/feature-sign-in';
import { surveys } from '@tableside/feature-surveys';
import { createApp } from '@tableside/shell';

import content from '../../../partners/american.json?content';
import partner from '../../../partners/american.json?partner';

export const app = createApp({
  partner,
  content,
  features: [chrome, home, search, merchant, earn, signIn, enrolment, activation, account, surveys],
});
if (!import.meta.env.SSR) void app.mount();
