import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { raiseMarks } from '../registered-mark/registered-mark.tsx';
import { Title } from '../title/title.tsx';
import { ownEach, ownTexts } from './own-texts.tsx';

function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (text.textContent?.trim() === '') continue;
    const font = document.createElement('font');
    font.textContent = text.textContent;
    text.parentNode?.replaceChild(font, text);
  }
}

test('UIX-13.a a text that is alone stays as it is, and texts side by side are one', () => {
  expect(ownTexts('Sign in')).toBe('Sign in');
  expect(ownTexts([12, ' places', false])).toBe('12 places');
});

test('UIX-13.a a text beside an element has one of its own, and blanks stay outside', () => {
  const { container } = render(<p>{ownTexts(['Look ', <b key="b">here</b>, ' now'])}</p>);
  expect(container.innerHTML).toBe('<p><span>Look</span> <b>here</b> <span>now</span></p>');
  expect(render(<p>{ownEach('Look')}</p>).container.innerHTML).toBe('<p><span>Look</span></p>');
});

test('UIX-13.a in a translated page a button loads, and is ready again', () => {
  const button = (isLoading: boolean) => (
    <Button variant="primary" isLoading={isLoading} loadingLabel="Signing in">
      Sign in
    </Button>
  );
  const { rerender } = render(button(false));
  translate();
  rerender(button(true));
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  translate();
  rerender(button(false));
  expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy');
});

test.each([
  [
    'a title',
    (words: string) => (
      <Title level={1} size="small">
        {words}
      </Title>
    ),
  ],
  [
    'a title with a mark',
    (words: string) => (
      <Title level={1} size="small">
        {raiseMarks(`${words}®`)}
      </Title>
    ),
  ],
  ['a button', (words: string) => <Button variant="primary">{words}</Button>],
  [
    'a link',
    (words: string) => (
      <Link href="https://a.example/" isNewTab>
        {words}
      </Link>
    ),
  ],
  [
    'a number beside an element',
    (words: string) => <p>{ownEach([words.length, <b key="words">{words}</b>])}</p>,
  ],
])('UIX-14 in a translated page %s shows its new text, and only that', (_, show) => {
  const { container, rerender } = render(show('Chicago'));
  translate();
  rerender(show('Boston'));
  expect(container).toHaveTextContent(/^6?Boston®?$/);
});
