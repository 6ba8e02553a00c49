import { account } from '@tableside/features/account';
import { activation } from '@tableside/features/activation';
import { chrome } from '@tableside/features/chrome';
import { earn } from '@tableside/features/earn';
import { enrollment } from '@tableside/features/enrollment';
import { home } from '@tableside/features/home';
import { merchant } from '@tableside/features/merchant';
import { search } from '@tableside/features/search';
import { signIn } from '@tableside/features/sign-in';
import { surveys } from '@tableside/features/surveys';
import { createApp } from '@tableside/shell';

import content from '../../../partners/marriott.json?content';
import partner from '../../../partners/marriott.json?partner';

export const app = createApp({
  partner,
  content,
  features: [chrome, home, search, merchant, earn, account, activation, enrollment, signIn, surveys],
});
if (!import.meta.env.SSR) void app.mount();
