import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { ButtonLink } from '../button-link/button-link.tsx';
import { Link, LinkProvider, type AnchorProps } from './link.tsx';
import * as stories from './link.stories.tsx';

const { AllStates } = composeStories(stories);
const RouterAnchor = ({ children, ...rest }: AnchorProps) => (
  <a {...rest} data-router="">
    {children}
  </a>
);
const within = (children: ReactNode) =>
  render(
    <LinkProvider component={RouterAnchor} newTabLabel="(opens in a new tab)">
      {children}
    </LinkProvider>,
  );

test.each(['/search', '/search?text=soup#map', '?pageNo=2', '#details'])(
  '%s navigates within the app',
  (href) => {
    within(<Link href={href}>Go</Link>);
    const link = screen.getByRole('link', { name: 'Go' });
    expect(link).toHaveAttribute('data-router');
    expect(link).toHaveAttribute('href', href);
  },
);

test.each(['https://menu.example/', '//menu.example/', '/\\menu.example', 'tel:+13125550100'])(
  '%s is left to the browser',
  (href) => {
    within(<Link href={href}>Go</Link>);
    expect(screen.getByRole('link', { name: 'Go' })).not.toHaveAttribute('data-router');
  },
);

test('a link in a new tab announces it and passes no opener', () => {
  within(
    <ButtonLink variant="secondary" href="https://menu.example/" isNewTab>
      Menu
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Menu (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('works without a provider', () => {
  render(<AllStates />);
  expect(screen.getAllByRole('link', { name: /^(?:places near you|See all places)$/ })).toHaveLength(7);
});
