const layers: (() => void)[] = [];

/**
 * Makes Back close what was opened last instead of leaving the page. Returns a function that stops this.
 * Browsers allow intercepting Back once per user activation. The page's own navigation, such as leaving after
 * a confirmation, is not intercepted.
 */
export function interceptBack(close: () => void): () => void {
  // A history entry for each dialog would have other problems, see docs/decisions/0005-declarative-router.md.
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  const onNavigate = (event: NavigateEvent) => {
    const from = navigation.currentEntry?.index ?? -1;
    const isBack = event.navigationType === 'traverse' && event.destination.index < from;
    if (!isBack || layers.at(-1) !== close || !event.userInitiated || !event.cancelable) return;
    event.preventDefault();
    close();
  };
  layers.push(close);
  navigation.addEventListener('navigate', onNavigate);
  return () => {
    layers.splice(layers.lastIndexOf(close), 1);
    navigation.removeEventListener('navigate', onNavigate);
  };
}
