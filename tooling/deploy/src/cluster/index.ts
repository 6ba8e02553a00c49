export { startCluster, type Cluster, type ClusterOptions, type Site } from './cluster.ts';
export type { Machine, MachineName } from './machine.ts';
