import { onTestFinished } from 'vitest';

interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly key: string | null;
  readonly index: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

interface DeveloperTools {
  onCommitFiberRoot: (renderer: number, root: { readonly current: Fiber }) => void;
}

/** React's tags of functions, classes, forwarded refs, and both kinds of memo. */
const COMPONENTS: ReadonlySet<number> = new Set([0, 1, 11, 14, 15]);
const PERFORMED_WORK = 1;

interface Named {
  readonly name?: string;
  readonly displayName?: string;
  readonly type?: Named;
  readonly render?: Named;
}

function nameOf({ type, tag }: Fiber): string {
  if (typeof type === 'string') return type;
  const named = type as Named | null;
  return named?.displayName ?? named?.name ?? named?.type?.name ?? named?.render?.name ?? `#${tag}`;
}

function* childrenOf({ child }: Fiber): Generator<Fiber> {
  for (let next = child; next; next = next.sibling) yield next;
}

interface RenderCount {
  readonly components: number;
  /**
   * By component, the most components that rendered together when it rendered again by itself, or was mounted
   * again in the same place.
   */
  readonly again: Readonly<Record<string, number>>;
}

export function countRenders(): RenderCount {
  const places = new Set<string>();
  const again: Record<string, number> = {};

  /**
   * Returns how many components were rendered because this one was. Records it if it rendered again by
   * itself.
   *
   * @param isWithin - whether the component around it rendered again.
   */
  function visit(fiber: Fiber, around: string, isWithin: boolean, isNew: boolean): number {
    const place = `${around}/${nameOf(fiber)}.${fiber.key ?? fiber.index}`;
    const before = isNew ? null : fiber.alternate;
    const isComponent = COMPONENTS.has(fiber.tag);
    const isRendered = isComponent && (before === null || (fiber.flags & PERFORMED_WORK) !== 0);
    const isAgain = isRendered && places.has(place);
    if (isRendered) places.add(place);
    let rendered = 0;
    if (before === null || before.child !== fiber.child)
      for (const child of childrenOf(fiber))
        rendered += visit(child, place, isComponent ? isAgain : isWithin, before === null);
    if (isComponent && !isRendered) return 0;
    rendered += isRendered ? 1 : 0;
    if (isAgain && !isWithin) again[nameOf(fiber)] = Math.max(again[nameOf(fiber)] ?? 0, rendered);
    return rendered;
  }

  const tools = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__') as DeveloperTools;
  const { onCommitFiberRoot } = tools;
  tools.onCommitFiberRoot = (_, { current }) => void visit(current, '', false, false);
  onTestFinished(() => void Object.assign(tools, { onCommitFiberRoot }));
  return {
    get components() {
      return places.size;
    },
    again,
  };
}
