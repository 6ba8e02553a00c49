import { readHidden } from './hidden-fields.ts';
import { needed, readAnswers, type FormKind } from './read-answers.ts';

async function send(address: string, body: object): Promise<string> {
  const again = 'That didn’t go through. What you wrote is still here. Please send it again.';
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    if (response.ok) return '';
    const { code } = (await response.json()) as { code?: unknown };
    if (code === 'cardNumber') return 'That looks like it includes a card number. Please take it out.';
    if (code === 'tooManyTries') return 'That was a lot of tries. Please wait a little.';
    return again;
  } catch {
    return again;
  }
}

export function startForm(window: Window & typeof globalThis): void {
  const { document, location, parent } = window;
  const { dataset } = document.documentElement;
  const { parent: site = '', embed: embedId = '', form: formId = '', partner = '' } = dataset;
  const responseId = dataset['response'] ?? '';
  if (parent === window || site === '') return;
  const post = (type: string, more: object = {}) =>
    parent.postMessage({ type, embedId, formId, ...more }, site);

  const hidden = readHidden(location.hash);
  const kind: FormKind = hidden.isReview ? 'review' : 'survey';
  const form = document.querySelector<HTMLFormElement>(`form#${kind}`);
  const thanks = document.getElementById('thanks');
  if (!form || !thanks) return;
  const first = () => form.querySelector<HTMLInputElement>(`input[name="${needed[kind]}"]`);
  const faultOf = document.getElementById(`${needed[kind]}-fault`);
  const alert = form.querySelector('[role="alert"]');
  const button = form.querySelector('button');
  let isStarted = false;
  let isSending = false;

  const show = (sentence: string, at: Element | null | undefined) => {
    if (at) at.textContent = sentence;
  };

  const finish = () => {
    form.hidden = true;
    thanks.hidden = false;
    thanks.querySelector('h1')?.focus();
    post('form-screen-changed', { ref: 'thanks' });
    post('form-submit', { responseId });
  };

  const submit = async () => {
    if (isSending) return;
    const body = readAnswers(kind, new FormData(form), hidden, { responseId, partner });
    show(body ? '' : 'Please choose one.', faultOf);
    if (!body) {
      first()?.focus();
      return;
    }
    isSending = true;
    button?.setAttribute('aria-disabled', 'true');
    show('', alert);
    const fault = await send(location.pathname, body);
    isSending = false;
    button?.removeAttribute('aria-disabled');
    if (fault === '') finish();
    else show(fault, alert);
  };

  form.addEventListener('input', ({ target }) => {
    if (target instanceof window.HTMLInputElement && target.name === needed[kind]) show('', faultOf);
    if (isStarted) return;
    isStarted = true;
    post('form-started', { responseId });
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  thanks.querySelector('button')?.addEventListener('click', () => post('form-close'));
  document.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing) post('form-close');
  });
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== site || data !== 'embed-focus') return;
    if (form.hidden) thanks.querySelector('h1')?.focus();
    else first()?.focus();
  });

  form.hidden = false;
  post('form-ready', { isClosed: false });
  post('form-screen-changed', { ref: kind });
}
