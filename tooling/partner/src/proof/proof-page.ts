import { html } from 'hono/html';

import { formatContrast, type MeasuredPair } from '../check/contrast.ts';
import { criteria } from './accessibility/criteria.ts';
import { formatEvidence, type Conformance } from './accessibility/evidence.ts';
import { manualRuns } from './accessibility/manual-runs.ts';
import type { UsedPackage } from './build-facts.ts';
import type { EventDescription } from './events.ts';
import type { Policy } from './policies.ts';
import type { Script } from './scripts.ts';
import { fileKinds, type SiteVisit } from './visit-site.ts';

export interface StoredDatum {
  readonly name: string;
  readonly area: string;
  readonly purpose: string;
  readonly isSeen: boolean;
}
import { proofStyle, table, type Cell } from './proof-layout.ts';

export interface Proof {
  readonly partner: { readonly name: string; readonly programName: string; readonly siteUrl: string };
  readonly madeAt: Date;
  readonly findings: readonly string[];
  readonly visit: SiteVisit;
  readonly allowed: readonly { readonly origin: string; readonly purpose: string }[];
  readonly headers: Readonly<Record<string, string>>;
  readonly policies: readonly Policy[];
  readonly scripts: readonly Script[];
  readonly stored: readonly StoredDatum[];
  readonly events: readonly EventDescription[];
  readonly packages: readonly UsedPackage[];
  readonly contrasts: readonly MeasuredPair[];
}

const conformanceWords: Readonly<Record<Conformance, string>> = {
  supports: 'Supports',
  partially: 'Partially supports',
  'not applicable': 'Not applicable',
};

const countOf = (wanted: Conformance): number =>
  criteria.filter(({ conformance }) => conformance === wanted).length;

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

const card = (value: Cell, label: string) => html`<li><b>${value}</b>${label}</li>`;

export async function proofPage(proof: Proof): Promise<string> {
  const {
    partner,
    madeAt,
    findings,
    visit,
    allowed,
    headers,
    policies,
    scripts,
    stored,
    events,
    packages,
    contrasts,
  } = proof;
  const violations = visit.pages.flatMap(({ axe }) => axe.violations);
  const sums = visit.pages.map(({ bytes }) => Object.values(bytes).reduce((sum, size) => sum + size, 0));
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${partner.programName}: security and privacy</title>
        <style>
          ${proofStyle}
        </style>
      </head>
      <body>
        <header>
          <h1>${partner.programName}: security and privacy</h1>
          <p class="meta">
            What the site of ${partner.name} contacts, keeps, sends and contains (${partner.siteUrl}). Made on
            ${madeAt.toISOString().slice(0, 10)} from its build and visits in Chromium.
          </p>
          <p class="meta">
            What a build cannot show is in the repository: SECURITY.md, docs/pci.md (PCI DSS) and docs/caiq.md
            (CAIQ-Lite).
          </p>
        </header>
        <main>
          <ul class="summary">
            ${card(visit.thirdParties.length, 'third parties contacted')}
            ${card(stored.filter(({ area }) => area === 'cookie').length, 'cookies')}
            ${card(stored.filter(({ area }) => area !== 'cookie').length, 'storage keys')}
            ${card(events.flatMap(({ names }) => names).length, 'events')}
            ${card(violations.length, 'accessibility violations')}
            ${card(packages.length, 'third-party packages')}
            ${card(`${kilobytes(Math.max(...sums))} kB`, 'heaviest page')}
          </ul>
          ${
            findings.length === 0
              ? ''
              : html`<section class="findings">
                  <h2>To be resolved</h2>
                  <ul>
                    ${findings.map((finding) => html`<li>${finding}</li>`)}
                  </ul>
                </section>`
          }
          <section>
            <h2>Third parties</h2>
            <p>
              Contacted during the visits: ${visit.thirdParties.join(', ') || 'none'}. The pages may also load
              from these origins; nothing else is allowed by their policy.
            </p>
            ${table(
              ['Origin', 'Purpose'],
              allowed.map(({ origin, purpose }) => [origin, purpose]),
            )}
          </section>
          <section>
            <h2>Response headers</h2>
            <div class="scroll">${table(['Header', 'Value'], Object.entries(headers))}</div>
            ${policies.map(
              ({ directives, pages }) =>
                html`<h3>Content-Security-Policy of ${pages.length} pages</h3>
                  <p class="meta">${pages.join(', ')}</p>
                  <div class="scroll">
                    ${table(
                      ['Directive', 'Sources'],
                      directives.map(([name, sources]) => [name, sources.join(' ') || '–']),
                    )}
                  </div>`,
            )}
          </section>
          <section>
            <h2>Scripts</h2>
            <p>
              Every script of every page and of the secure frame, as PCI DSS 6.4.3 asks. The browser refuses a
              script whose bytes have another hash. Service workers, workers and scripts of a provider are
              beyond that; <code>pnpm partner verify</code> compares the first two.
            </p>
            <div class="scroll">
              ${table(
                ['Script', 'Reason', 'Made from', 'Hash'],
                scripts.map(({ name, reason, source, integrity }) => [
                  name,
                  reason ?? 'none',
                  source,
                  integrity ?? 'none',
                ]),
              )}
            </div>
          </section>
          <section>
            <h2>Cookies and browser storage</h2>
            <p>Everything that the site may keep in a browser. None of it is read by a third party.</p>
            <div class="scroll">
              ${table(
                ['Name', 'Where', 'Purpose', 'Seen in the visits'],
                stored.map(({ name, area, purpose, isSeen }) => [name, area, purpose, isSeen ? 'yes' : 'no']),
              )}
            </div>
          </section>
          <section>
            <h2>Events</h2>
            <p>Sent only to the API of the site itself.</p>
            <div class="scroll">
              ${table(
                ['Events', 'Meaning', 'Fields'],
                events.map(({ names, meaning, fields }) => [names.join(', '), meaning, fields.join(', ')]),
              )}
            </div>
          </section>
          <section>
            <h2>Accessibility</h2>
            <p>
              axe-core’s rules for WCAG 2.2 A and AA, and its best practices, on each visited page. Automatic
              checks find a part of all problems.
            </p>
            <div class="scroll">
              ${table(
                ['Page', 'Rules passed', 'Violations'],
                visit.pages.map(({ name, axe }) => [
                  name,
                  axe.passed,
                  axe.violations.map(({ rule, help, count }) => `${rule}: ${help} (${count})`).join('; ') ||
                    'none',
                ]),
              )}
            </div>
          </section>
          <section>
            <h2>Conformance with WCAG 2.2, levels A and AA</h2>
            <p>
              All 55 criteria, judged by tests and stories of the product: ${countOf('supports')} supported,
              ${countOf('partially')} partially, ${countOf('not applicable')} not applicable. The names are
              our words for what a criterion asks. Evidence is a file of the repository with the beginning of
              a test’s title, or a story.
            </p>
            <div class="scroll">
              ${table(
                ['Criterion', 'Level', 'Conformance', 'Remarks', 'Evidence'],
                criteria.map((criterion) => [
                  `${criterion.number} ${criterion.name}`,
                  criterion.level,
                  conformanceWords[criterion.conformance],
                  criterion.remark,
                  criterion.conformance === 'not applicable'
                    ? '–'
                    : criterion.evidence.map(formatEvidence).join('; '),
                ]),
              )}
            </div>
            <h3>Contrast of the brand’s colors</h3>
            <div class="scroll">
              ${table(
                ['Color', 'On', 'Contrast', 'At least'],
                contrasts.map(({ foreground, background, contrast, atLeast }) => [
                  foreground,
                  background,
                  formatContrast(contrast),
                  String(atLeast),
                ]),
              )}
            </div>
            <h3>Manual runs</h3>
            <p>
              Walks through a built site, apart from the tests. By a script means that no person took part; a
              screen reader, if one is named, was written down and not heard.
            </p>
            <div class="scroll">
              ${table(
                ['Date', 'With', 'By', 'Site', 'Pages', 'Findings'],
                manualRuns.map(({ date, tool, by, partner: site, pages, findings: found }) => [
                  date,
                  tool,
                  by,
                  site,
                  pages.join(', '),
                  found.join(' '),
                ]),
              )}
            </div>
          </section>
          <section>
            <h2>Page weights</h2>
            <p>Kilobytes on the wire at a first visit without a cache, until the page is idle.</p>
            <div class="scroll">
              ${table(
                ['Page', 'Requests', ...fileKinds, 'Total'],
                visit.pages.map(({ name, requests, bytes }, index) => [
                  name,
                  requests,
                  ...fileKinds.map((kind) => kilobytes(bytes[kind])),
                  kilobytes(sums[index] ?? 0),
                ]),
              )}
            </div>
          </section>
          <section>
            <h2>Licenses</h2>
            <p>Third-party packages whose code or files are in the build.</p>
            <div class="scroll">
              ${table(
                ['Package', 'Version', 'License'],
                packages.map(({ name, version, license }) => [name, version, license]),
              )}
            </div>
          </section>
        </main>
      </body>
    </html>`;
  return `${String(await page)}\n`;
}
