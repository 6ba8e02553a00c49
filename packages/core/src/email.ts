const atom = String.raw`[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+`;
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * The strict pattern of an e-mail address, for joining, recovery and a new address (VAL-21): words and single dots before
 * the @ as the address specification has them, labels of a host name after it, two letters or more at the end.
 */
export const strictEmailPattern = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+[A-Za-z]{2,63}$`,
);
