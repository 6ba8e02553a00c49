import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse, parseAllDocuments } from 'yaml';

import type { Manifest } from './kubernetes-types.ts';

const tool = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(tool, path), 'utf8');

export type Variables = Readonly<Record<string, string>>;

export interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment: Variables;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly healthcheck?: {
    readonly test: readonly string[];
    readonly interval: string;
    readonly retries: number;
  };
}

export function readCompose(given: Variables): { readonly services: Readonly<Record<string, Service>> } {
  const text = read('compose.yml').replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_all, name: string) => {
    const value = given[name];
    if (value === undefined) throw new Error(`The compose file asks for ${name}.`);
    return value;
  });
  return parse(text, { merge: true }) as ReturnType<typeof readCompose>;
}

export interface Container {
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly envFrom: readonly (
    | { readonly secretRef: { readonly name: string } }
    | { readonly configMapRef: { readonly name: string } }
  )[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly failureThreshold: number;
}
export interface Resource extends Manifest {
  readonly metadata: { readonly name: string; readonly labels: Variables };
  readonly data?: Variables;
  readonly spec: {
    readonly selector: { readonly matchLabels: Variables } & Variables;
    readonly ports: readonly { readonly port: number; readonly targetPort: string }[];
    readonly template: {
      readonly metadata: { readonly labels: Variables };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly enableServiceLinks: boolean;
        readonly containers: readonly Container[];
      };
    };
  };
}

export const manifestFiles = globSync('kubernetes/*.yml', { cwd: tool }).toSorted();

export const readManifests = (): readonly Resource[] =>
  manifestFiles.flatMap((file) =>
    parseAllDocuments(read(file)).map((document) => document.toJS() as Resource),
  );
