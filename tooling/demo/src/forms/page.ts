import type { Embedder } from '@tableside/platform/framed-page';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

import { LONGEST_COMMENT } from './response.schema.ts';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

interface PagePaths {
  readonly scriptPath: string;
  readonly stylePath: string;
}

interface PageOptions {
  readonly embedder: Embedder;
  readonly code: string;
  /** Included in every message, so that the site can identify the form. Empty if the page is not embedded. */
  readonly embedId: string;
  readonly responseId: string;
  readonly files: PagePaths;
}

const head = (title: string, { stylePath }: PagePaths, script: Markup | string = '') => html`
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="robots" content="noindex" />
  <title>${title}</title>
  <link rel="stylesheet" href="${stylePath}" />
  ${script}
`;

interface Rating {
  readonly name: string;
  readonly question: string;
  readonly words: readonly string[];
  readonly look: 'stars' | 'steps';
}

const rating = ({ name, question, words, look }: Rating) => html`
  <fieldset class="${look}" aria-describedby="${name}-fault">
    <legend>${question} <span class="note">(required)</span></legend>
    <p class="fault" id="${name}-fault"></p>
    <div class="choices">
      ${words.map(
        (word, index) =>
          html`<label>
            <input type="radio" name="${name}" value="${index + 1}" />
            <span class="${look === 'stars' ? 'star' : 'step'}" aria-hidden="true"></span>
            <span class="word"><b>${index + 1}</b> ${word}</span>
          </label>`,
      )}
    </div>
  </fieldset>
`;

const comment = (id: string, question: string) => html`
  <div class="field">
    <label for="${id}">${question} <span class="note">(optional)</span></label>
    <textarea
      id="${id}"
      name="comment"
      rows="4"
      maxlength="${LONGEST_COMMENT}"
      aria-describedby="${id}-hint"
    ></textarea>
    <p class="hint" id="${id}-hint">Please leave out names and card numbers.</p>
  </div>
`;

const form = (kind: 'review' | 'survey', title: string, questions: Markup) => html`
  <form id="${kind}" aria-labelledby="${kind}-title" novalidate hidden>
    <h1 id="${kind}-title">${title}</h1>
    ${questions}
    <p class="fault" role="alert"></p>
    <button type="submit">Send</button>
  </form>
`;

const choice = (value: string, word: string) =>
  html`<label
    ><input type="radio" name="comeBack" value="${value}" /><span class="word">${word}</span></label
  >`;

const review = form(
  'review',
  'How was your visit?',
  html`${rating({
      name: 'stars',
      question: 'Your rating',
      words: ['Poor', 'Fair', 'Good', 'Great', 'Best'],
      look: 'stars',
    })}
    <fieldset class="pills">
      <legend>Would you come back? <span class="note">(optional)</span></legend>
      <div class="choices">${choice('yes', 'Yes')} ${choice('maybe', 'Maybe')} ${choice('no', 'No')}</div>
    </fieldset>
    ${comment('review-comment', 'What should others know?')}`,
);

const survey = form(
  'survey',
  'How are we doing?',
  html`${rating({
    name: 'ease',
    question: 'How easy is it to find what you want here?',
    words: ['Very hard', 'Hard', 'Neither', 'Easy', 'Very easy'],
    look: 'steps',
  })}
  ${comment('survey-comment', 'What could we do better?')}`,
);

/**
 * Renders the page of a form. The kind of form depends on the hidden fields in the URL's fragment, which the
 * server never sees.
 */
export const formPage = ({ embedder, code, embedId, responseId, files }: PageOptions) =>
  html`<!doctype html>
    <html
      lang="en"
      data-parent="${embedder.origin}"
      data-partner="${embedder.partnerId}"
      data-form="${code}"
      data-embed="${embedId}"
      data-response="${responseId}"
    >
      <head>
        ${head('Your feedback', files, html`<script type="module" src="${files.scriptPath}"></script>`)}
      </head>
      <body>
        <main aria-label="Your feedback">
          ${review} ${survey}
          <section id="thanks" aria-labelledby="thanks-title" hidden>
            <h1 id="thanks-title" tabindex="-1">Thank you</h1>
            <p>We have your answers.</p>
            <button type="button" class="quiet">Close</button>
          </section>
        </main>
      </body>
    </html>`;

export const noFormPage = (files: PagePaths) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        ${head('No form here', files)}
      </head>
      <body>
        <main>
          <h1>There’s no form here</h1>
          <p>It may have been removed.</p>
        </main>
      </body>
    </html>`;
