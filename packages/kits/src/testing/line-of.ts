/** Matches a list item by its whole text, whose values may be in elements of their own. */
export const lineOf =
  (text: string | RegExp) =>
  (_: string, element: Element | null): boolean =>
    element?.localName === 'li' &&
    (typeof text === 'string' ? element.textContent === text : text.test(element.textContent));
