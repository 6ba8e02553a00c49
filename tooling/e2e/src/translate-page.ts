/**
 * Imitates Chrome's translation for as long as the page is open: replaces each text, including later ones, by
 * a text in two nested `font` elements, except in elements with `translate="no"`. The words stay the same.
 * Runs in the page, so it refers to nothing outside.
 */
export function translatePage(): void {
  const translate = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node: Node | null = root; node !== null; node = texts.nextNode())
      if (node instanceof Text) found.push(node);
    for (const text of found) {
      if (
        text.data.trim() === '' ||
        text.parentElement?.closest('font, head, script, style, [translate="no"]')
      )
        continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
  };
  let isTranslated = false;
  new MutationObserver((records) => {
    if (isTranslated) for (const { addedNodes } of records) addedNodes.forEach(translate);
    else if (document.querySelector('#root[data-live]')) {
      isTranslated = true;
      translate(document.body);
    }
  }).observe(document, { attributes: true, childList: true, subtree: true });
}
