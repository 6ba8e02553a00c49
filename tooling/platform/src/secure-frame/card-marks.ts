import { cardMarks, cardTypes, type CardMark } from '@tableside/core';
import { html } from 'hono/html';

const drawing = (name: string, { plate, shapes, letters }: CardMark) =>
  html`<svg class="${name}" viewBox="0 0 38 26" width="38" height="26" focusable="false">
    <rect class="plate" x="0.5" y="0.5" width="37" height="25" rx="4" fill="${plate}" />
    ${shapes.map(([path, color]) => html`<path d="${path}" fill="${color}" fill-rule="evenodd" />`)}
    ${
      letters &&
      html`<text
        x="19"
        y="16.5"
        fill="${letters.color}"
        font-style="${letters.isItalic ? 'italic' : 'normal'}"
      >
        ${letters.text}
      </text>`
    }
  </svg>`;

const unknown: CardMark = { plate: '#eef0f3', shapes: [['M1 5h36v4H1z', '#aab1bb']] };

export const frameMarks = [
  drawing('Other', unknown),
  ...cardTypes.map((type) => drawing(type, cardMarks[type])),
];
