import { appConfig } from '@tableside/vite';

export default appConfig({ root: import.meta.dirname });
