import { html } from 'hono/html';

export type Cell = string | number;

export const table = (headings: readonly string[], rows: readonly (readonly Cell[])[]) =>
  rows.length === 0
    ? html`<p>None.</p>`
    : html`<table>
        <thead>
          <tr>
            ${headings.map(
              (heading, index) =>
                html`<th scope="col" class="${typeof rows[0]?.[index] === 'number' ? 'number' : ''}">
                  ${heading}
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${row.map((cell) =>
                  typeof cell === 'number' ? html`<td class="number">${cell}</td>` : html`<td>${cell}</td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>`;

/** Prints with the colors of the screen, because the page has no dark surfaces. */
export const proofStyle = `
:root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: #1c2430; background: #fff; }
body { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .25rem; letter-spacing: -.01em; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; padding-top: .75rem; border-top: 2px solid #1c2430; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0 .75rem; max-width: 44rem; }
.meta { color: #586273; }
.summary { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem; margin: 1.5rem 0; padding: 0; list-style: none; }
.summary li { border: 1px solid #cfd5de; border-radius: 6px; padding: .75rem .9rem; }
.summary b { display: block; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .87rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #e3e7ec; overflow-wrap: break-word; }
th { color: #586273; font-weight: 600; white-space: nowrap; }
td:first-child { font-weight: 600; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
:is(td, th).number:not(:last-child) { padding-right: 1.25rem; }
.findings { border-left: 4px solid #b3261e; padding-left: 1rem; }
@media print {
  @page { margin: 16mm; }
  body { max-width: none; padding: 0; }
  h2, h3 { break-after: avoid; }
  tr { break-inside: avoid; }
  .scroll { overflow: visible; }
}
`;
