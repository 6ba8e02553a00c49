import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { ButtonLink } from '../button-link/button-link.tsx';
import { TypeSettingProvider } from '../type-setting/type-setting.tsx';
import { Button } from './button.tsx';
import * as stories from './button.stories.tsx';

const { Primary, Secondary, Tertiary, LoadingOnPress } = composeStories(stories);

test('UIX-04.a has three distinct looks', () => {
  render(
    <>
      <Primary />
      <Secondary />
      <Tertiary />
    </>,
  );
  const looks = screen.getAllByRole('button').map((button) => {
    const { backgroundColor, borderColor, textDecorationLine } = getComputedStyle(button);
    return [backgroundColor, borderColor, textDecorationLine].join();
  });
  expect(new Set(looks).size).toBe(3);
});

test('UIX-04.a UIX-04.b only the primary look is filled, a disabled button of any look is not', () => {
  render(
    <>
      <Primary />
      <Secondary />
      <Tertiary />
      <Primary disabled>Disabled primary</Primary>
      <Secondary disabled>Disabled secondary</Secondary>
      <Tertiary disabled>Disabled tertiary</Tertiary>
    </>,
  );
  const [primary, secondary, tertiary, ...disabled] = screen.getAllByRole('button').map((button) => {
    const { backgroundColor, color, cursor } = getComputedStyle(button);
    return { backgroundColor, color, cursor };
  });
  expect(secondary?.backgroundColor).toBe(tertiary?.backgroundColor);
  expect(primary?.backgroundColor).not.toBe(secondary?.backgroundColor);
  for (const [index, enabled] of [primary, secondary, tertiary].entries()) {
    expect(disabled[index]?.cursor).toBe('not-allowed');
    expect(disabled[index]?.backgroundColor).not.toBe(enabled?.backgroundColor);
    expect(disabled[index]?.color).not.toBe(enabled?.color);
  }
});

test.each([
  ['primary', Primary],
  ['secondary', Secondary],
  ['tertiary', Tertiary],
] as const)(
  'UIX-04.b the %s look changes on hover where it can be pressed, and is another while it loads',
  (_, Look) => {
    const { rerender } = render(<Look />);
    const button = screen.getByRole('button');
    // Inspects the style sheet, because jsdom cannot hover.
    const hovered = () =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSStyleRule)
        .filter(({ selectorText }) => selectorText.includes(':hover'))
        .filter(({ selectorText }) => button.matches(selectorText.replace(':hover', '')));
    const changed = hovered().flatMap(({ style }) =>
      [...style].filter(
        (property) =>
          style.getPropertyValue(property) !== getComputedStyle(button).getPropertyValue(property),
      ),
    );
    expect(changed).not.toEqual([]);
    const outlines = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => button.matches(selectorText.replaceAll(/:focus(-visible)?/g, '')))
      .map(({ style }) => style.outline);
    expect(outlines.filter((outline) => outline !== '')).toEqual([]);
    expect(getComputedStyle(button).cursor).toBe('pointer');
    const count = button.childElementCount;
    rerender(<Look isLoading loadingLabel="Please wait." />);
    expect(button.childElementCount).toBe(count + 1);
    expect(getComputedStyle(button).cursor).toBe('progress');
    expect(hovered()).toEqual([]);
    rerender(<Look disabled />);
    expect(hovered()).toEqual([]);
  },
);

test('works by keyboard and submits nothing', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Primary onClick={onClick} />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('VAL-24 while loading announces it, keeps focus and ignores clicks', async () => {
  render(<LoadingOnPress />);
  const button = screen.getByRole('button', { name: 'Save changes' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(/^Working on your request, please wait\.$/);
  expect(button).toHaveFocus();
});

test('VAL-24 a loading button neither runs its action nor submits its form again', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button variant="primary" type="submit" isLoading loadingLabel="Please wait." onClick={onClick}>
        Join
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Name'), 'Robin{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['none', 'Find a Table'],
  ['upper', 'FIND A TABLE'],
  ['title', 'Find A Table'],
  ['lower', 'find a table'],
  ['sentence', 'Find a table'],
] as const)('UIX-06.b shows its text in %s casing, as a link too', (casing, words) => {
  render(<Primary casing={casing}>Find a Table</Primary>);
  expect(screen.getByRole('button')).toHaveTextContent(words);
  render(
    <ButtonLink variant="primary" href="/search" casing={casing}>
      Find a Table
    </ButtonLink>,
  );
  expect(screen.getByRole('link')).toHaveTextContent(words);
});

test.each([
  ['upper', 'FIND A TABLE'],
  ['lower', 'find a table'],
] as const)('UIX-06.b uses the brand’s casing by default: %s', (buttonCasing, words) => {
  const brand = {
    titleCasing: 'none',
    buttonCasing,
    casingExceptions: [],
    hasPlainRegisteredMark: false,
  } as const;
  render(
    <TypeSettingProvider value={brand}>
      <Primary />
      <ButtonLink variant="primary" href="/search">
        Find a Table
      </ButtonLink>
    </TypeSettingProvider>,
  );
  expect(screen.getByRole('button')).toHaveTextContent(words);
  expect(screen.getByRole('link')).toHaveTextContent(words);
});
