/**
 * React reports each commit to its developer tools, for which it looks only once, when it is loaded. A test
 * that counts renders replaces `onCommitFiberRoot`.
 */
const developerTools = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
};

Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', developerTools);
