import { createRoot } from 'react-dom/client';

import partner from '../../../../../partners/hilton.json?partner';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <p css={{ color: 'var(--ts-color-text)' }}>
      {partner.settings.programName} <img src={partner.assets.logo} alt="" />
    </p>,
  );
}
