import { libraryConfig } from '@tableside/presets/tsup';

export default libraryConfig();
