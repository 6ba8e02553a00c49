import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { startOperations } from '@tableside/platform/operations';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { readPromql } from './testing/promql.ts';

const tool = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(tool, path), 'utf8');

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly runbook: string };
}
const { groups } = parse(read('prometheus/alerts.yml')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}
const { panels } = JSON.parse(read('grafana/tableside.json')) as { panels: Panel[] };
const expressions = [
  ...alerts.map(({ alert, expr }) => ({ where: alert, expr })),
  ...panels.flatMap(({ title, targets }) =>
    // Grafana fills in this variable, and Prometheus does not know it.
    targets.map(({ expr }) => ({ where: title, expr: expr.replaceAll('$__rate_interval', '5m') })),
  ),
];

const guide = readFileSync(join(tool, '../../docs/operate.md'), 'utf8');

/** Prometheus adds these labels, and so renames our own label `job`. */
const labelsOfPrometheus = ['instance', 'job', 'le'];
const asScraped = (label: string) => (label === 'job' ? 'exported_job' : label);

test('the jobs that are missed only after a day are the daily ones', () => {
  const daily = [...guide.matchAll(/^\| `([\w-]+)` +\| daily,/gm)].map(([, name = '']) => name);
  const missing = alerts.find(({ alert }) => alert === 'TablesideJobMissing')?.expr ?? '';
  const named = [...missing.matchAll(/exported_job[!=]~"([^"]*)"/g)].map(([, names = '']) =>
    names.split('|'),
  );
  expect(named.map((names) => names.toSorted())).toEqual([daily.toSorted(), daily.toSorted()]);
});

describe('what is watched', () => {
  const documented = new Map(
    [...guide.matchAll(/^\| `((?:tableside|http)_\w+)` +\| (.*)$/gm)].map(
      ([, name = '', description = '']) => [
        name,
        [...description.matchAll(/`(\w+)`/g)].map(([, word = '']) => asScraped(word)),
      ],
    ),
  );
  let reported: readonly string[] = [];
  beforeAll(async () => {
    const { port, stop } = await startOperations(0, '127.0.0.1');
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await stop();
    reported = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
  });

  test.each(expressions)('OPS-23.b a process reports what "$where" looks at: $expr', ({ expr }) => {
    const { selectors, grouping } = readPromql(expr);
    expect(selectors).not.toEqual([]);
    const nameOf = (metric: string) => metric.replace(/_seconds_(bucket|count|sum)$/, '_seconds');
    const labelsOf = (metric: string) => [...labelsOfPrometheus, ...(documented.get(nameOf(metric)) ?? [])];
    for (const { metric, labels } of selectors) {
      expect([...documented.keys(), ...reported, 'up']).toContain(nameOf(metric));
      expect(labelsOf(metric)).toEqual(expect.arrayContaining([...labels]));
    }
    expect(selectors.flatMap(({ metric }) => labelsOf(metric))).toEqual(expect.arrayContaining(grouping));
  });
});

test('OPS-23.c every alert has a section of its own in the guide', () => {
  const [, section = ''] = /\n## Alerts\n(.*?)\n## /s.exec(guide) ?? [];
  const headings = [...section.matchAll(/^### (\w+)$/gm)].map(([, heading = '']) => heading);
  expect(headings).toEqual(alerts.map(({ alert }) => alert));
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook).toBe(`docs/operate.md#${alert.toLowerCase()}`);
});

test('OPS-23.d every alert is fired by a test, and stays quiet in one', () => {
  interface Tried {
    readonly alertname: string;
    readonly exp_alerts?: readonly unknown[];
  }
  const { tests } = parse(read('prometheus/alerts.test.yml')) as { tests: { alert_rule_test: Tried[] }[] };
  const tried = tests.flatMap((one) => one.alert_rule_test);
  const names = (isFired: boolean) =>
    new Set(
      tried.filter((one) => (one.exp_alerts !== undefined) === isFired).map(({ alertname }) => alertname),
    );
  const all = new Set(alerts.map(({ alert }) => alert));
  expect(names(true)).toEqual(all);
  expect(names(false)).toEqual(all);
});

test('OPS-23.a the panels of the dashboard have ids and titles of their own', () => {
  const names = panels.flatMap(({ id, title }) => [String(id), title]);
  expect(new Set(names).size).toBe(names.length);
});

test('OPS-23.b Prometheus asks the ports at which the unit says its metrics', () => {
  const unit = read('tableside@.service');
  const port = /METRICS_PORT=(\S+)/.exec(unit)?.[1] ?? '';
  const { scrape_configs } = parse(read('prometheus/prometheus.yml')) as {
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
  };
  expect(scrape_configs.map(({ job_name }) => job_name)).toEqual(['tableside']);
  expect(scrape_configs.flatMap((one) => one.static_configs.flatMap(({ targets }) => targets))).toEqual(
    ['0', '1'].map((index) => `127.0.0.1:${port.replace('%i', index)}`),
  );
});
