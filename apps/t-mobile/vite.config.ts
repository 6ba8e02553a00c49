import { appConfig } from '@tableside/presets/vite';

export default appConfig({ root: import.meta.dirname });
