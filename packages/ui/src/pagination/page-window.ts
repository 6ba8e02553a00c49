const shown = 5;

/** Up to five page numbers around the current one (SEA-31). Pages count from 1. */
export function pageWindow(page: number, pageCount: number): readonly number[] {
  const length = Math.max(0, Math.min(shown, pageCount));
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
