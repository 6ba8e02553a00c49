#!/bin/sh
# Runs the tests of the cluster in a network namespace of their own, which disappears afterwards.
if [ "$(uname)" != Linux ] || [ "$(id -u)" != 0 ]; then
  echo 'The tests of the cluster start machines in namespaces: they need root on Linux.' >&2
  exit 1
fi
for program in etcd etcdctl haproxy nft nginx patroni pgbackrest pgbouncer prometheus psql /lib/systemd/systemd; do
  if ! command -v "$program" > /dev/null; then
    echo "$program is missing: docs/cluster.md says which packages a machine needs." >&2
    exit 1
  fi
done
exec unshare --net vitest run --project cluster --reporter=verbose "$@"
