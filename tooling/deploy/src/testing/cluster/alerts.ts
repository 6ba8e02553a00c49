import type { Machine } from './index.ts';

const FOLDER = '/run/prometheus';

/**
 * Follows the shipped example, but with a shorter interval, to notice faults that last seconds. The interval
 * must exceed the longest response time of /metrics.
 */
const configurationFor = (platforms: readonly Machine[]) => `
global:
  scrape_interval: 3s
  scrape_timeout: 3s
  evaluation_interval: 1s
rule_files:
  - /srv/tableside/tooling/deploy/prometheus/alerts.yml
scrape_configs:
  - job_name: tableside
    static_configs:
      - targets: [${platforms.map(({ name }) => `'${name}:4004'`).join(', ')}]
`;

export interface Alerts {
  /**
   * Returns the shipped alerts with the severity "page" whose condition was true since `from` (milliseconds
   * since 1970), even if too briefly for the alert to fire.
   */
  raised(from: number, to: number): Promise<readonly string[]>;
}

export async function startAlerts(machine: Machine, platforms: readonly Machine[]): Promise<Alerts> {
  await machine.exec(
    `mkdir -p ${FOLDER} && cat > ${FOLDER}/prometheus.yml <<'END'\n${configurationFor(platforms)}\nEND`,
  );
  await machine.exec(
    `systemd-run --quiet --unit=alerts /usr/bin/prometheus --config.file=${FOLDER}/prometheus.yml ` +
      `--storage.tsdb.path=${FOLDER}/data --web.listen-address=127.0.0.1:9090`,
  );
  const query = (from: number, to: number) =>
    machine.exec(
      `curl --silent --show-error --fail --retry 20 --retry-delay 1 --retry-connrefused --get ` +
        `--data-urlencode 'query=ALERTS{severity="page"}' --data start=${from / 1000} --data end=${to / 1000} ` +
        `--data step=1 http://127.0.0.1:9090/api/v1/query_range`,
    );
  await query(Date.now(), Date.now());
  return {
    async raised(from, to) {
      const { data } = JSON.parse(await query(from, to)) as {
        data: { result: readonly { metric: { alertname: string } }[] };
      };
      return [...new Set(data.result.map(({ metric }) => metric.alertname))].toSorted();
    },
  };
}
