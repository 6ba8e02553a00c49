import { isLinkToken } from '@tableside/content-client';
import { linkTarget, usePartner } from '@tableside/kits/partner';
import { Link } from '@tableside/ui/link';

import { contentCopy } from '../copy.ts';
import { useCopy } from './use-copy.ts';

export interface TokenLinkProps {
  /** The name of the token, as in `{{sign_in}}`. */
  readonly name: string;
  /** Whom the activation link is for (CON-17). */
  readonly publicId?: string | undefined;
  /** Only the words: inside another link or a button. */
  readonly isText?: boolean | undefined;
}

/** A link token in its place: the link where the partner has it, else its words. An unknown token shows as written. */
export function TokenLink({ name, publicId, isText = false }: TokenLinkProps) {
  const partner = usePartner();
  const copy = useCopy(contentCopy);
  if (!isLinkToken(name)) return `{{${name}}}`;
  const target = linkTarget(name, partner, publicId);
  const label = target?.label ?? copy(name);
  if (!target || isText) return label;
  return (
    <Link href={target.href} isNewTab={target.isNewTab}>
      {label}
    </Link>
  );
}
