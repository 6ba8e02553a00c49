import { ExternalLink as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const ExternalLink = /* @__PURE__ */ createIcon(shapes);
