import { isLinkToken } from '@tableside/content-client';
import { linkTarget, usePartner } from '@tableside/kits/partner';
import { Link } from '@tableside/ui/link';
import { raiseMarks } from '@tableside/ui/registered-mark';

import { contentCopy } from '../copy.ts';
import { usePublicId } from '../public-id.tsx';
import { useCopy } from './use-copy.ts';

export interface TokenLinkProps {
  readonly name: string;
  readonly isText?: boolean | undefined;
}

/**
 * Renders a link token as a link if the partner has that link, and otherwise as text. An unknown token is
 * shown as written.
 */
export function TokenLink({ name, isText = false }: TokenLinkProps) {
  const partner = usePartner();
  const publicId = usePublicId();
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
