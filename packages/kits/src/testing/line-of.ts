/** Matches a list item by its whole text, even if values in it have elements of their own. */
export const lineOf =
  (text: string | RegExp) =>
  (_: string, element: Element | null): boolean =>
    element?.localName === 'li' &&
    (typeof text === 'string' ? element.textContent === text : text.test(element.textContent));
