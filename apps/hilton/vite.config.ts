import { appConfig } from '@tableside/presets/vite';

export default appConfig();
