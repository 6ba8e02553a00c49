export { readApp, type App } from './app.ts';
export { appConfig, type AppConfigOptions } from './app-config.ts';
