const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement) {
  if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
  openers.set(this, document.activeElement);
  this.open = true;
  const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable);
  (first ?? this).focus();
}

function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const last = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (last?.dispatchEvent(new Event('cancel', { cancelable: true }))) last.close();
}

/** Adds modal dialogs to jsdom, which lacks them, with opening, focus and Escape as in the standard. */
export function teachDialogs() {
  if (typeof HTMLDialogElement.prototype.showModal === 'function') return;
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  document.addEventListener('keydown', closeOnEscape);
}
