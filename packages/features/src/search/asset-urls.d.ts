declare module '*?url' {
  /** Where the build serves the file. */
  const url: string;
  export default url;
}
