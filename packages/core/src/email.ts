const atom = String.raw`[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+`;
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** Two letters or more, or an internationalized domain in its ASCII form. */
const topLevel = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';

/**
 * The strict email pattern for every address that a visitor enters (VAL-21): the local part as in RFC 5322,
 * then host name labels. International domains are matched in ASCII form. See
 * docs/decisions/0024-shared-validation-rules.md.
 */
export const strictEmailPattern = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLevel}$`,
);

/** The simple pattern, for the support address in a partner's settings (VAL-21, VAL-22). */
export const simpleEmailPattern = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i;
