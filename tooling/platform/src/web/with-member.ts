/** The JSON of an object, which must not be empty, with one more member whose value is JSON already. */
export const withMember = (object: string, name: string, value: string | number): string =>
  `${object.slice(0, -1)},"${name}":${value}}`;
