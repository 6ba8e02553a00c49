import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { CalendarDays } from '@tableside/ui/icons';
import { lazyPart } from '@tableside/ui/lazy-part';
import { chip } from '@tableside/ui/toggle-chip';
import { color } from '@tableside/ui/tokens';
import { useState } from 'react';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import { searchCopy } from '../copy.ts';
import { lazyDialog } from '../filters/lazy-dialog.tsx';

const chosen = css(chip, { borderColor: color.action, boxShadow: `inset 0 0 0 1px ${color.action}` });

const Name = () => <span>{useCopy(searchCopy)('table')}</span>;

const ChosenTable = lazyPart(() => import('./chosen-table.tsx').then((m) => m.ChosenTable), {
  Waiting: Name,
  Failed: Name,
});

const TableDialog = lazyDialog(() => import('./table-dialog.tsx').then((m) => m.TableDialog));

export function TableChip({ address: { table, today, changeTable } }: { address: SearchAddressControls }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={TableDialog.preload}
        onFocus={TableDialog.preload}
        onClick={() => setIsOpen(true)}
        css={table ? chosen : chip}
      >
        <CalendarDays size={16} aria-hidden="true" />
        {table && today !== undefined ? <ChosenTable table={table} today={today} /> : <Name />}
      </button>
      {isOpen && <TableDialog table={table} onChoose={changeTable} onClose={() => setIsOpen(false)} />}
    </>
  );
}
