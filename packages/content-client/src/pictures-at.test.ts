import { expect, test } from 'vitest';

import { emptyContent } from './content.ts';
import { withPicturesAt } from './pictures-at.ts';

test('path URLs of pictures are resolved against the origin, everything else is unchanged', () => {
  const entry = { slug: 'a', userStates: [], bannerText: [] };
  const content = {
    ...emptyContent,
    home: [
      { ...entry, image: '/images/a.svg' },
      { ...entry, image: 'https://pictures.example/b.svg' },
    ],
    announcement: { segments: [{ type: 'text' as const, copy: '/images/a.svg' }] },
  };
  expect(withPicturesAt('https://api.example', content)).toEqual({
    ...content,
    home: [{ ...entry, image: 'https://api.example/images/a.svg' }, content.home[1]],
  });
});
