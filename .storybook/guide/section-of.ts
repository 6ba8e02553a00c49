export function sectionOf(markdown: string, heading: string): string {
  const [, after] = markdown.split(`\n## ${heading}\n`);
  if (after === undefined) throw new Error(`There is no section "${heading}".`);
  return after.split('\n## ')[0] ?? '';
}
