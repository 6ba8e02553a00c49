/** Matches a list item by its whole text, whose values may be in elements of their own. */
export const lineOf =
  (text: string) =>
  (_: string, element: Element | null): boolean =>
    element?.localName === 'li' && element.textContent === text;
