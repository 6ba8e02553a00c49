import { cardTypes } from '@tableside/core';
import { html } from 'hono/html';

const mark = (name: string, letter: string) =>
  html`<svg class="${name}" viewBox="0 0 38 26" width="38" height="26" focusable="false">
    <rect class="plate" x="0.5" y="0.5" width="37" height="25" rx="4" />
    <rect class="stripe" x="1" y="5" width="36" height="4" />
    <text x="33" y="21.5">${letter}</text>
  </svg>`;

/**
 * A card with the initial of each network, drawn by us to avoid the networks' logos, and one for unknown
 * networks.
 */
export const cardMarks = [mark('Other', ''), ...cardTypes.map((type) => mark(type, type.charAt(0)))];
