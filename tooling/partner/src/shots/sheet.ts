import { html } from 'hono/html';

export interface SheetShot {
  readonly partner: string;
  readonly screen: string;
  /** In pixels. */
  readonly width: number;
  /** Labels, and files relative to the sheet. With a base, also the earlier picture and the difference. */
  readonly pictures: readonly (readonly [label: string, file: string])[];
}

const style = `
body { margin: 24px; font: 14px/1.4 system-ui, sans-serif; color: #1c2430; background: #eef0f3; }
h1 { font-size: 22px; margin: 0 0 4px; }
h2 { font-size: 16px; margin: 24px 0 8px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
figure { margin: 0; }
figcaption { font-size: 12px; color: #586273; margin-bottom: 4px; }
img { display: block; height: 240px; object-fit: cover; object-position: top; border: 1px solid #cfd5de; background: #fff; }
.narrow img { width: 111px; }
.wide img { width: 384px; }
.pictures { display: flex; gap: 4px; }
`;

export async function contactSheet(title: string, shots: readonly SheetShot[]): Promise<string> {
  const byPartner = Map.groupBy(shots, ({ partner }) => partner);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${[...byPartner].map(
          ([partner, ofPartner]) =>
            html`<section>
              <h2>${partner}</h2>
              <div class="row">
                ${ofPartner.map(
                  ({ screen, width, pictures }) =>
                    html`<figure class="${width < 600 ? 'narrow' : 'wide'}">
                      <figcaption>${screen}, ${width} px</figcaption>
                      <div class="pictures">
                        ${pictures.map(
                          ([label, file]) =>
                            html`<a href="${file}" title="${label}"
                              ><img src="${file}" alt="${partner}, ${screen}, ${width} px: ${label}"
                            /></a>`,
                        )}
                      </div>
                    </figure>`,
                )}
              </div>
            </section>`,
        )}
      </body>
    </html>`;
  return `${String(await page)}\n`;
}
