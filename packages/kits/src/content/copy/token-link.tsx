import { isLinkToken } from '@tableside/content-client';
import { linkTarget, usePartner } from '@tableside/kits/partner';
import { Link } from '@tableside/ui/link';
import { raiseMarks } from '@tableside/ui/registered-mark';

import { contentCopy } from '../copy.ts';
import { useCopy } from './use-copy.ts';

export interface TokenLinkProps {
  readonly name: string;
  /** The public id for activation links (CON-17). */
  readonly publicId?: string | undefined;
  /** Renders plain text: inside another link or a button. */
  readonly isText?: boolean | undefined;
}

/**
 * Renders a link token: as a link if the partner has it, else as text. An unknown token is shown as written.
 */
export function TokenLink({ name, publicId, isText = false }: TokenLinkProps) {
  const partner = usePartner();
  const copy = useCopy(contentCopy);
  if (!isLinkToken(name)) return <span>{`{{${name}}}`}</span>;
  const target = linkTarget(name, partner, publicId);
  const label = raiseMarks(target?.label ?? copy.text(name));
  if (!target || isText) return <span>{label}</span>;
  return (
    <Link href={target.href} isNewTab={target.isNewTab}>
      {label}
    </Link>
  );
}
