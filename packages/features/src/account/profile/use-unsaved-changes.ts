import { routes } from '@tableside/core';
import { hasModifier } from '@tableside/ui/modifier-keys';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const hasNavigation = (page: object): page is { readonly navigation: Navigation } => 'navigation' in page;

const isSameScreen = (one: URL | Location, other: URL | Location) =>
  one.origin === other.origin && one.pathname === other.pathname;

function linkAway(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || hasModifier(event)) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  const to = new URL(link.href, window.location.href);
  // The browser itself asks before leaving for other origins; tel: and mailto: links do not leave the page.
  if (to.origin !== window.location.origin || isSameScreen(to, window.location)) return undefined;
  return to.pathname === routes.signOut.path ? undefined : link;
}

export interface UnsavedChanges {
  readonly isConfirming: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/**
 * Asks for confirmation before edits are lost: when a link is followed, on Back or Forward, and, with the
 * browser's own dialog, when the tab is closed or reloaded. Redirects by the session do not ask, so the
 * caller must keep the edits. While edits are being saved, only closing the tab asks.
 * @param onLost - called if the visitor chooses to leave.
 */
export function useUnsavedChanges(
  { isDirty, isSaving }: { readonly isDirty: boolean; readonly isSaving: boolean },
  onLost: () => void,
): UnsavedChanges {
  const [leave, setLeave] = useState<() => void>();
  const isLeaving = useRef(false);
  const mayConfirm = useEffectEvent(() => !isLeaving.current && !isSaving);

  useEffect(() => {
    if (!isDirty) return;
    const history = hasNavigation(window) ? window.navigation : undefined;

    const onClick = (event: MouseEvent) => {
      const link = mayConfirm() ? linkAway(event) : undefined;
      if (!link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setLeave(() => () => link.click());
    };
    // Intercepts the navigation before the router sees it. Browsers ignore this until the visitor has
    // interacted with the page since the last dialog.
    const onNavigate = (event: NavigateEvent) => {
      const { navigationType, cancelable, destination } = event;
      if (!mayConfirm() || navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return;
      if (isSameScreen(new URL(destination.url), window.location)) return;
      event.preventDefault();
      setLeave(() => () => void history?.traverseTo(destination.key));
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    window.addEventListener('click', onClick, { capture: true });
    history?.addEventListener('navigate', onNavigate);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      setLeave(undefined);
      window.removeEventListener('click', onClick, { capture: true });
      history?.removeEventListener('navigate', onNavigate);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isDirty]);

  return {
    isConfirming: leave !== undefined,
    onStay: () => setLeave(undefined),
    onLeave: () => {
      isLeaving.current = true;
      onLost();
      leave?.();
    },
  };
}
