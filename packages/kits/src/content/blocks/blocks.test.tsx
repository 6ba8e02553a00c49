import { parseCopy, type ContentBlock } from '@tableside/content-client';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderWithPartner } from '../testing/render-with-partner.test.support.tsx';
import { Blocks } from './blocks.tsx';

const block = (type: 'title' | 'body_text', words: string): ContentBlock => ({
  type,
  text: { mobile: parseCopy(words) },
});
const title = (words: string) => screen.getByRole('heading', { name: words });

test.each([false, true])(
  'UIX-31.a UIX-31.b a title has space above, whatever is above it, unless it comes first (first one a heading: %s)',
  (isFirstTitleHeading) => {
    renderWithPartner(
      <Blocks
        isFirstTitleHeading={isFirstTitleHeading}
        blocks={[
          block('title', 'How it works'),
          block('title', 'Link a card'),
          block('body_text', 'Any card will do.'),
          block('title', 'Dine'),
        ]}
      />,
    );
    expect(title('How it works')).not.toHaveStyle({ marginTop: '24px' });
    expect(title('Link a card')).toHaveStyle({ marginTop: '24px' });
    expect(title('Dine')).toHaveStyle({ marginTop: '24px' });
  },
);

test('UIX-31.a the first title below a text has space above', () => {
  renderWithPartner(<Blocks blocks={[block('body_text', 'Any card will do.'), block('title', 'Dine')]} />);
  expect(title('Dine')).toHaveStyle({ marginTop: '24px' });
});
