import type { CardType } from '@tableside/core';
import { html } from 'hono/html';

import { frameMarks } from './card-marks.ts';
import type { Embedder } from '../framed-page/allowed-embedders.ts';
import type { PageFiles } from '../framed-page/page-files.ts';

interface PageOptions {
  readonly embedder: Embedder;
  readonly accepted: readonly CardType[];
  readonly files: Omit<PageFiles, 'files'>;
}

export const framePage = ({ embedder, accepted, files }: PageOptions) =>
  html`<!doctype html>
    <html
      lang="en"
      data-parent="${embedder.origin}"
      data-partner="${embedder.partnerId}"
      data-accepted="${accepted.join(' ')}"
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <title>Card number</title>
        <link rel="stylesheet" href="${files.stylePath}" integrity="${files.styleIntegrity}" />
        <script type="module" src="${files.scriptPath}" integrity="${files.scriptIntegrity}"></script>
      </head>
      <body>
        <div id="field" hidden>
          <label for="number"><span id="label"></span><span id="required" aria-hidden="true"></span></label>
          <p id="hint"></p>
          <div id="control">
            <input
              id="number"
              name="cardnumber"
              type="text"
              inputmode="numeric"
              autocomplete="cc-number"
              autocapitalize="off"
              autocorrect="off"
              spellcheck="false"
              enterkeyhint="done"
              aria-describedby="fault hint"
            />
            <span id="mark" aria-hidden="true">${frameMarks}<span id="network"></span></span>
          </div>
          <p id="fault" role="alert"></p>
          <p id="told" role="status"></p>
        </div>
      </body>
    </html>`;
