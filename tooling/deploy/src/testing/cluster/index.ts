export { startCluster, type Cluster, type Site } from './cluster.ts';
export type { Machine } from './machine.ts';
