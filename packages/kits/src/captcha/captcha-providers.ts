import type { PartnerSettings } from '@tableside/partner-config';

import type { CaptchaProvider } from './captcha-provider.ts';
import { recaptcha } from './recaptcha.ts';

export const captchaProviders: Readonly<Record<PartnerSettings['captcha']['provider'], CaptchaProvider>> = {
  recaptcha,
};
