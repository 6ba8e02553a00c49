import { Search as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Search = /* @__PURE__ */ createIcon(shapes);
