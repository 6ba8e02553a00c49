export const withMember = (object: string, name: string, value: string | number): string =>
  `${object.slice(0, -1)},"${name}":${value}}`;
