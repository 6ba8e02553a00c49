import { isSerif } from '@tableside/partner-config';
import type { PartnerSettings } from '@tableside/partner-config/schema';
import { html } from 'hono/html';

import type { ReminderKind } from '../database/reminder-kinds.ts';
import type { Mail } from './mail.ts';
import { stopLabel } from './reminder.ts';
import { supportAddress, supportHref } from './support-address.ts';

interface Paragraph {
  readonly lines: readonly string[];
  readonly isSetApart: boolean;
}

const paragraphsOf = (body: string): Paragraph[] =>
  body
    .trimEnd()
    .split('\n\n')
    .map((paragraph) => {
      const lines = paragraph.split('\n');
      return {
        lines: lines.map((line) => line.trim()),
        isSetApart: lines.every((line) => line.startsWith('    ')),
      };
    });

interface Piece {
  readonly shown: string;
  readonly href?: string;
}

function withLinks(line: string, partner: PartnerSettings): readonly Piece[] {
  const { siteUrl, customerSupport } = partner;
  const links: Required<Piece>[] = [
    { shown: siteUrl, href: siteUrl },
    { shown: customerSupport.phone.formatted, href: customerSupport.phone.href },
    { shown: supportAddress(partner), href: supportHref(partner) },
  ];
  return links.reduce<readonly Piece[]>(
    (pieces, link) =>
      pieces.flatMap((piece) =>
        piece.href === undefined
          ? piece.shown.split(link.shown).flatMap((shown, index) => [...(index > 0 ? [link] : []), { shown }])
          : [piece],
      ),
    [{ shown: line }],
  );
}

const fontOf = (name: string) =>
  `'${name}', ${isSerif(name) ? 'Georgia, serif' : 'Helvetica, Arial, sans-serif'}`;

/** Dark mode uses a single text color, because brand colors are made for light backgrounds. */
const darkStyle = `
@media (prefers-color-scheme: dark) {
  .page { background: #101214 !important; }
  .sheet { background: #1c1f22 !important; }
  .apart { background: #2a2e32 !important; }
  .sheet h1, .sheet p, .sheet a, .end { color: #f1f3f4 !important; }
}`;

export const stopHtml = (kind: ReminderKind, url: string) =>
  html`<a href="${url}" style="color:inherit;text-decoration:underline">${stopLabel(kind)}</a>`;

/**
 * Lays out a mail's text in the program's brand, for widths of 320 pixels and more. There are no pictures, so
 * nothing is missing in mail programs that block them.
 *
 * @param end - HTML that is placed below the text.
 */
export async function mailHtml(
  partner: PartnerSettings,
  { subject, body }: Pick<Mail, 'subject' | 'body'>,
  end?: ReturnType<typeof html>,
): Promise<string> {
  const { colors, font, radius } = partner.brand;
  const titleFont = `font-weight:700;font-family:${fontOf(font.title)}`;
  const lineHtml = (line: string) =>
    withLinks(line, partner).map(({ shown, href }) =>
      href === undefined
        ? shown
        : html`<a href="${href}" style="color:${colors.link};text-decoration:underline">${shown}</a>`,
    );
  const setApart = ({ lines: [first = '', ...others] }: Paragraph) =>
    html`<p
      class="apart"
      style="margin:0 0 20px;padding:14px 16px;border-left:4px solid ${colors.accent};border-radius:${radius}px;background:${colors.surfaceSunken};color:${colors.text}"
    >
      <strong style="font-size:20px;line-height:28px">${first}</strong>${others.map(
        (line) => html`<br />${line}`,
      )}
    </p>`;
  const plain = ({ lines }: Paragraph) =>
    html`<p style="margin:0 0 16px;color:${colors.text}">
      ${lines.map((line, index) => html`${index > 0 ? html`<br />` : ''}${lineHtml(line)}`)}
    </p>`;
  const page: unknown = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${darkStyle}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:${colors.surfaceSunken}">
        <main>
          <table
            role="presentation"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            style="max-width:600px;margin:0 auto;font:16px/24px ${fontOf(font.body)};overflow-wrap:anywhere"
          >
            <tr>
              <td
                style="padding:20px 24px;background:${colors.surfaceBrand};color:${colors.textOnBrand};border-bottom:4px solid ${colors.accent};font-size:20px;line-height:28px;${titleFont}"
              >
                ${partner.programName}
              </td>
            </tr>
            <tr>
              <td
                class="sheet"
                style="padding:28px 24px 16px;background:${colors.surface};color:${colors.text}"
              >
                <h1 style="margin:0 0 20px;color:${colors.text};font-size:24px;line-height:32px;${titleFont}">
                  ${subject}
                </h1>
                ${paragraphsOf(body).map((paragraph) => (paragraph.isSetApart ? setApart(paragraph) : plain(paragraph)))}
              </td>
            </tr>
            ${
              end &&
              html`<tr>
                <td
                  class="end"
                  style="padding:16px 24px 24px;color:${colors.text};font-size:14px;line-height:20px"
                >
                  ${end}
                </td>
              </tr>`
            }
          </table>
        </main>
      </body>
    </html>`;
  // Hono's template returns a String object, which not every library treats as a string.
  return String(page);
}
