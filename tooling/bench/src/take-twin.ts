export interface Twin {
  readonly head: string;
  readonly body: string;
  readonly nodes: string;
}

export const TOP_LAYER = 'data-bench-top';

/**
 * Runs in a settled page. Returns its content as HTML without scripts, with only the style rules that match
 * something, and as nodes that React can hydrate.
 */
export function takeTwin(topLayer: string): Twin {
  type Node_ = string | [tag: string, props: Record<string, unknown>, children: Node_[]];
  const gone = 'script, noscript, template, style, link, meta, title, iframe, object';
  const states =
    /::?(?:-[\w-]+|before|after|placeholder|marker|selection|backdrop|hover|active|focus(?:-visible|-within)?|checked|visited|target|popover-open|open|modal|user-invalid|autofill|fullscreen)(?![\w-])(?:\([^)]*\))?/g;
  const isUsed = (selector: string): boolean => {
    const element = selector.replaceAll(states, '').trim();
    try {
      return element === '' || document.querySelector(element) !== null;
    } catch {
      return true;
    }
  };
  const used = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule): string[] => {
      if (rule instanceof CSSStyleRule)
        return rule.selectorText.split(',').some(isUsed) ? [rule.cssText] : [];
      if (!(rule instanceof CSSGroupingRule)) return [rule.cssText];
      const inner = used(rule.cssRules).join('\n');
      return inner ? [`${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`] : [];
    });
  const css = [...document.styleSheets].flatMap((sheet) => {
    try {
      return used(sheet.cssRules);
    } catch {
      // Browsers do not allow reading a style sheet from another origin.
      return [];
    }
  });
  const copy = document.body.cloneNode(true) as HTMLElement;
  const originals = document.body.querySelectorAll('*');
  for (const [index, element] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (original?.matches(':modal')) element.setAttribute(topLayer, 'modal');
    if (original?.matches(':popover-open')) element.setAttribute(topLayer, 'popover');
    if (!(original instanceof HTMLCanvasElement)) continue;
    const picture = document.createElement('img');
    for (const { name, value } of original.attributes) picture.setAttribute(name, value);
    picture.src = original.toDataURL();
    element.replaceWith(picture);
  }
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
        // Styles are already in the HTML, and React would control the values of form fields.
        if (['style', 'value', 'checked', 'selected'].includes(name)) continue;
        props[{ class: 'className', for: 'htmlFor' }[name] ?? name] = typeof property === 'boolean' || value;
      }
      return [[node.localName, props, toNodes(node)]];
    });
  const head = document.createElement('head');
  const headSelector =
    'meta[charset], meta[name="viewport"], title, link[rel="icon"], link[rel="preload"]:not([as="script"])';
  for (const element of document.head.querySelectorAll(headSelector)) head.append(element.cloneNode(true));
  const style = document.createElement('style');
  style.textContent = css.join('\n');
  head.append(style);
  return { head: head.getHTML(), body: copy.getHTML(), nodes: JSON.stringify(toNodes(copy)) };
}
