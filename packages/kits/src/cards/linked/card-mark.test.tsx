import { render } from '@testing-library/react';
import { cardMarks, cardTypes } from '@tableside/core';
import { expect, test } from 'vitest';

import { CardMark } from './card-mark.tsx';

test('CRD-36.a each network has a mark of its own shape and colors, hidden from screen readers', () => {
  const { container } = render(cardTypes.map((cardType) => <CardMark key={cardType} cardType={cardType} />));
  const marks = [...container.querySelectorAll('svg[aria-hidden="true"]')];
  const shapes = marks.map((mark) =>
    [...mark.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(),
  );
  const colors = marks.map((mark) =>
    [...mark.querySelectorAll('[fill]')].map((part) => part.getAttribute('fill')).join(),
  );
  expect([shapes.every(Boolean), new Set(shapes).size]).toEqual([true, cardTypes.length]);
  expect(new Set(colors).size).toBe(cardTypes.length);
  expect(marks.map((mark) => [mark.querySelector('rect')?.getAttribute('fill'), mark.textContent])).toEqual(
    cardTypes.map((type) => [cardMarks[type].plate, cardMarks[type].letters?.text ?? '']),
  );
});
