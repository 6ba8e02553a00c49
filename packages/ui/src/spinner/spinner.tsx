import { spinner } from './spinner.styles.ts';

/** A turning ring in the colour and size of the text around it. Says nothing to screen readers: `Loading` does. */
export function Spinner() {
  return <span css={spinner} aria-hidden="true" />;
}
