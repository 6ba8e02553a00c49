/** Appends a property, whose value is already JSON, to the JSON of a non-empty object. */
export const withMember = (object: string, name: string, value: string | number): string =>
  `${object.slice(0, -1)},"${name}":${value}}`;
