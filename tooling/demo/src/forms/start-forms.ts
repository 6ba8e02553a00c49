import { makePageFiles, startFramedApp, type FramedOrigin } from '@tableside/platform/framed-page';

import { createFormsApp, type FormsOptions } from './forms-app.ts';
import { pageSources } from './page-sources.ts';

interface StartOptions extends FormsOptions {
  readonly surveyHostUrl?: string | undefined;
  readonly port: number;
  readonly host: string;
}

export const startForms = (options: StartOptions): Promise<FramedOrigin> =>
  startFramedApp({
    host: 'forms',
    variables: { port: 'FORMS_PORT', url: 'SURVEY_HOST_URL' },
    url: options.surveyHostUrl,
    createApp: async () => createFormsApp(options, await makePageFiles(pageSources)),
    port: options.port,
    address: options.host,
    isProduction: options.isProduction,
  });
