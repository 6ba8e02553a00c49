interface Fiber {
  readonly type: unknown;
  readonly memoizedProps: { readonly translate?: string } | null;
  readonly return: Fiber | null;
}

const nameOf = ({ type }: Fiber): string | undefined =>
  typeof type === 'string' ? `<${type}>` : typeof type === 'function' ? type.name : undefined;

/**
 * Watches for text nodes to which React keeps a reference. When a translator has moved such a node, React
 * fails to remove it, to change it, and to insert next to it. React keeps no reference to a text that is
 * alone in its element (UIX-13).
 * @returns a function that returns descriptions of the texts found since its last call.
 */
export function watchReferencedTexts(): () => readonly string[] {
  let texts: string[] = [];
  const note = (text: Text) => {
    const key = Object.keys(text).find((name) => name.startsWith('__reactFiber$'));
    if (key === undefined || text.data.trim() === '') return;
    const owners: Fiber[] = [];
    const first: Fiber = Reflect.get(text, key);
    for (let owner = first.return; owner !== null; owner = owner.return) owners.push(owner);
    if (owners.some(({ memoizedProps }) => memoizedProps?.translate === 'no')) return;
    const names = owners.map(nameOf).filter((name) => name !== undefined && !name.startsWith('Emotion'));
    texts.push(`“${text.data}” in ${names.slice(0, 5).join(' in ')}`);
  };
  const create = document.createTextNode.bind(document);
  document.createTextNode = (data) => {
    const text = create(data);
    // React sets its record only after it has created the node.
    queueMicrotask(() => note(text));
    return text;
  };
  return () => {
    const taken = texts;
    texts = [];
    return taken;
  };
}
