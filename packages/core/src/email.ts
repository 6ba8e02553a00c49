const atom = String.raw`[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+`;
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** Two letters or more, or letters of another script in their ASCII form. */
const topLevel = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';

/**
 * The strict pattern of an e-mail address, for every address that somebody gives us (VAL-21): words and single dots
 * before the @ as RFC 5322 has them, labels of a host name after it. Domains of other scripts are taken in ASCII form.
 */
export const strictEmailPattern = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLevel}$`,
);

/** The simple pattern, for the support address of a partner's settings (VAL-21, VAL-22). */
export const simpleEmailPattern = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i;
