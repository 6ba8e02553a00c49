const TALLEST = 600;

/**
 * Reports the page's height now and whenever it changes. Returns a function that measures again, which code
 * that changes the page must call, because browsers do not observe sizes in an invisible frame.
 */
export function reportHeight(
  window: Window & typeof globalThis,
  report: (height: number) => void,
): () => void {
  const { body, fonts } = window.document;
  let last = 0;
  const measure = () => {
    const height = Math.min(Math.ceil(body.getBoundingClientRect().height), TALLEST);
    if (height === last) return;
    last = height;
    report(height);
  };
  measure();
  new window.ResizeObserver(measure).observe(body);
  // Text may take more or fewer lines once its font is loaded.
  void fonts.ready.then(measure);
  return measure;
}
