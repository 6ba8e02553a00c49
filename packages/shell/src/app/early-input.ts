import { HELD, HINT, LIVE, PRESSED, WAITS } from '@tableside/core/page-protocol';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
const BUTTONS = `button, summary, a[${WAITS}]`;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function valueBefore(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

const isTouched = (field: Field) =>
  isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== valueBefore(field);

/**
 * Fills a field as a visitor does. React ignores input events that match its tracked value, so the field is
 * reset first.
 */
function fill(field: Field, value: string): void {
  if (isCheckable(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  field.value = valueBefore(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const all = <E extends Element>(root: HTMLElement, selector: string) => [
  ...root.querySelectorAll<E>(selector),
];
const nameOf = (element: Element) =>
  `${element.tagName} ${element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent}`;

function findAgain(root: HTMLElement, element: Element): HTMLElement | undefined {
  if (element.isConnected) return element as HTMLElement;
  return all<HTMLElement>(root, element.tagName).find((other) => nameOf(other) === nameOf(element));
}

/**
 * Redirects a click to the element on which the press began, because restoring typed values can move the page
 * under the pointer. The page's inline script has marked that element.
 */
function storePress(held: HTMLElement): void {
  held.removeAttribute(HELD);
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  const end = () => watch.abort();
  window.addEventListener(
    'click',
    (event) => {
      // Clicks without detail come from scripts or the keyboard.
      if (event.detail === 0) return;
      end();
      if (event.target instanceof Node && held.contains(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      held.click();
    },
    options,
  );
  for (const type of ['pointerdown', 'pointercancel']) window.addEventListener(type, end, options);
}

/**
 * Remembers the elements of a prerendered page until hydration, and then replays the visitor's input: typed
 * values, focus, and the last button pressed, which the page's inline script has marked. Keeps elements
 * rather than values, because input can continue until the last moment. A press in progress keeps its target.
 * See docs/decisions/0007-prerendered-pages.md.
 *
 * @returns a function that replays the input after hydration.
 */
export function recordEarlyInput(root: HTMLElement): () => void {
  const fields = all<Field>(root, FIELDS);
  const buttons = all<HTMLElement>(root, BUTTONS);
  let focused = document.activeElement;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  root.addEventListener('focusin', remember);

  return () => {
    root.removeEventListener('focusin', remember);
    root.setAttribute(LIVE, '');
    root.removeAttribute(HINT);
    const held = root.querySelector<HTMLElement>(`[${HELD}]`);
    if (held) storePress(held);
    for (const field of fields.filter(isTouched)) {
      const now = findAgain(root, field);
      if (now) fill(now as Field, field.value);
    }
    if (focused && !focused.isConnected) findAgain(root, focused)?.focus({ preventScroll: true });
    const pressed = buttons.filter((button) => button.hasAttribute(PRESSED));
    for (const button of pressed) button.removeAttribute(PRESSED);
    // Waits until typed values have rendered, so that a submitted form includes them.
    setTimeout(() => pressed.forEach((button) => findAgain(root, button)?.click()));
  };
}
