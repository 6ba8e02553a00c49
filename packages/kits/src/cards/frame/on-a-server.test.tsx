// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { TestProviders } from '@tableside/kits/testing/providers';
import { SecureCardField } from './secure-card-field.tsx';

test('in a server render the field is loading, and no frame loads before the page listens', () => {
  const html = renderToString(
    <TestProviders partner={{ secureFrame: { url: 'https://vault.example/field' } }}>
      <SecureCardField value={null} onChange={() => undefined} />
    </TestProviders>,
  );
  expect(html).toContain('Loading the secure card field');
  expect(html).not.toContain('<iframe');
});
