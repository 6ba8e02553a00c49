/** The tallest field that the site around it believes in, in pixels. */
const TALLEST = 600;

/**
 * Tells how tall the page is, at once and whenever that changes. Answers what measures it anew: browsers do not watch
 * sizes in a frame that is out of sight, so whoever changes the page asks for it.
 */
export function tellHeight(window: Window & typeof globalThis, tell: (height: number) => void): () => void {
  const { body, fonts } = window.document;
  let last = 0;
  const measure = () => {
    const height = Math.min(Math.ceil(body.getBoundingClientRect().height), TALLEST);
    if (height === last) return;
    last = height;
    tell(height);
  };
  measure();
  new window.ResizeObserver(measure).observe(body);
  // Words are as wide as their font, which arrives later.
  void fonts.ready.then(measure);
  return measure;
}
