import { whenIdle } from '@tableside/ui/when-idle';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether a dialog would take focus from another one, or from a field the visitor is typing in. */
const isPageBusy = () =>
  document.querySelector('dialog[open], input:focus, textarea:focus, select:focus') !== null;

export interface DialogTurn<Name extends string> {
  /** The dialog that is open. */
  readonly open: Name | undefined;
  readonly close: () => void;
}

/**
 * Lets one dialog open at a time, and each only once per load of the site: the first that is due, when each
 * page is idle. If the page is busy, or another dialog was just closed, the next page tries again. Navigating
 * away closes the dialog: a link in it navigates.
 *
 * @param due - whether each dialog should be shown on this page, in the order in which they may open.
 */
export function useDialogTurn<Name extends string>(due: Readonly<Record<Name, boolean>>): DialogTurn<Name> {
  const { pathname } = useLocation();
  const [turn, setTurn] = useState<{ readonly page: string; readonly name: Name | undefined }>();
  const [opened, setOpened] = useState<readonly Name[]>([]);
  const next = (Object.keys(due) as Name[]).find((name) => due[name] && !opened.includes(name));
  const isAnyDue = next !== undefined;
  const openNext = useEffectEvent(() => {
    if (next === undefined || turn?.page === pathname || isPageBusy()) return;
    setTurn({ page: pathname, name: next });
    setOpened([...opened, next]);
  });
  useEffect(() => (isAnyDue ? whenIdle(() => openNext()) : undefined), [pathname, isAnyDue]);

  const open = turn?.page === pathname && turn.name !== undefined && due[turn.name] ? turn.name : undefined;
  return { open, close: () => setTurn({ page: pathname, name: undefined }) };
}
