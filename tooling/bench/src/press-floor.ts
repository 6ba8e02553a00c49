declare global {
  interface Window {
    benchIsChanged: () => boolean;
  }
}

interface Parts {
  readonly after: string;
  readonly topLayer: string;
}

/**
 * Runs in a static page. Computes how the HTML has to change, and makes that change with plain DOM code once
 * anything is pressed.
 */
export function preparePress({ after, topLayer }: Parts): void {
  // Without the tag, the parser would drop leading white space.
  const wanted = new DOMParser().parseFromString(`<body>${after}`, 'text/html').body;
  window.benchIsChanged = () => document.body.isEqualNode(wanted);
  const changes: (() => void)[] = [];
  const show = (element: Element) => {
    if (element.getAttribute(topLayer) === 'popover') (element as HTMLElement).showPopover();
    else if (element instanceof HTMLDialogElement) {
      element.open = false;
      element.showModal();
    }
  };
  const hide = (element: Element) => {
    if (element instanceof HTMLDialogElement) element.close();
    else (element as HTMLElement).hidePopover();
  };
  const shownIn = (root: Element) => [...root.querySelectorAll(`[${topLayer}]`)];

  function changeAttributes(now: Element, then: Element): void {
    for (const name of new Set([...now.getAttributeNames(), ...then.getAttributeNames()])) {
      if (now.localName === 'dialog' && name === 'open') continue;
      const [before, value] = [now.getAttribute(name), then.getAttribute(name)];
      if (before === value) continue;
      changes.push(() => (value === null ? now.removeAttribute(name) : now.setAttribute(name, value)));
      if (name === topLayer) changes.push(() => (value === null ? hide(now) : show(now)));
    }
  }

  function change(now: Node, then: Node): void {
    if (now.isEqualNode(then)) return;
    if (!(now instanceof Element && then instanceof Element)) {
      changes.push(() => (now.nodeValue = then.nodeValue));
      return;
    }
    changeAttributes(now, then);
    const [all, allWanted] = [[...now.childNodes], [...then.childNodes]];
    const shorter = Math.min(all.length, allWanted.length);
    const isSame = (index: number) => all.at(index)?.isEqualNode(allWanted.at(index) ?? null);
    let start = 0;
    while (start < shorter && isSame(start)) start += 1;
    let end = 0;
    while (end < shorter - start && isSame(-1 - end)) end += 1;
    const children = all.slice(start, all.length - end);
    const added = allWanted.slice(start, allWanted.length - end);
    const pairs = children.map((child, index) => [child, added[index]] as const);
    const isSameKind = pairs.every(([child, other]) => child.nodeName === other?.nodeName);
    if (children.length === added.length && isSameKind) {
      for (const [child, other] of pairs) if (other) change(child, other);
      return;
    }
    const made = added.map((child) => document.importNode(child, true));
    const next = all[all.length - end] ?? null;
    changes.push(() => {
      for (const child of children) child.remove();
      for (const child of made) now.insertBefore(child, next);
      for (const child of made) if (child instanceof Element) shownIn(child).forEach(show);
    });
  }

  shownIn(document.body).forEach(show);
  change(document.body, wanted);
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a, button')) event.preventDefault();
      for (const make of changes) make();
    },
    { once: true, capture: true },
  );
}
