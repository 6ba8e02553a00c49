declare module '*?url' {
  /** The URL that the build serves the file at. */
  const url: string;
  export default url;
}
