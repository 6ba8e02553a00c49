/**
 * Runs in a settled page. Returns what it shows as HTML without scripts, and as nodes that React can hydrate.
 */
export function takeTwin() {
  type Node_ = string | [tag: string, props: Record<string, unknown>, children: Node_[]];
  const gone = 'script, noscript, template, style, link, meta, title, iframe, canvas, object';
  const css = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].map(({ cssText }) => cssText);
    } catch {
      // The browser does not allow reading a cross-origin style sheet.
      return [];
    }
  });
  const copy = document.body.cloneNode(true) as HTMLElement;
  copy.querySelectorAll(gone).forEach((element) => element.remove());
  const comments = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  found.forEach((comment) => (comment as Comment).remove());
  copy.normalize();

  const toNodes = (parent: Element): Node_[] =>
    [...parent.childNodes].flatMap((node): Node_[] => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element)) return [];
      const props: Record<string, unknown> = {};
      for (const { name, value } of node.attributes) {
        const property = (node as unknown as Record<string, unknown>)[name];
        // Styles are in the HTML already, and React keeps the values of forms.
        if (['style', 'value', 'checked', 'selected'].includes(name)) continue;
        props[{ class: 'className', for: 'htmlFor' }[name] ?? name] = typeof property === 'boolean' || value;
      }
      return [[node.localName, props, toNodes(node)]];
    });
  const head = document.createElement('head');
  const kept =
    'meta[charset], meta[name="viewport"], title, link[rel="icon"], link[rel="preload"]:not([as="script"])';
  for (const element of document.head.querySelectorAll(kept)) head.append(element.cloneNode(true));
  const style = document.createElement('style');
  style.textContent = css.join('\n');
  head.append(style);
  return { head: head.getHTML(), body: copy.getHTML(), nodes: JSON.stringify(toNodes(copy)) };
}
