#!/bin/sh
# Usage: boot.sh <name>. Becomes a machine that has the same programs as this one, and a file system of its own in memory.
# Must run in namespaces of its own. Waits for a line of input, which says that its network card is there.
set -eu
name=$1
mount --make-rprivate /
mount -t tmpfs -o mode=755 tmpfs /mnt
mkdir /mnt/changes /mnt/work /mnt/root
mount -t overlay overlay -o lowerdir=/,upperdir=/mnt/changes,workdir=/mnt/work /mnt/root
cd /mnt/root
mount -t proc proc proc
# Mounted read-only, because then systemd leaves the hardware alone.
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs dev
for device in full null random tty urandom zero; do
  touch dev/$device
  mount --bind /dev/$device dev/$device
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=666,mode=620 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
mount -t tmpfs -o mode=1777 tmpfs dev/shm
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs -o mode=1777 tmpfs tmp
# Removes the configuration of the machine on which this runs.
rm -rf etc/systemd/system etc/rc?.d etc/pgbackrest var/lib/etcd/default
mkdir etc/systemd/system
# The kernel is shared, so its modules must not be loaded again.
ln -s /dev/null etc/systemd/system/systemd-modules-load.service
printf '127.0.0.1 localhost\n127.0.1.1 %s\n' "$name" > etc/hosts
tr -d - < /proc/sys/kernel/random/uuid > etc/machine-id
: > etc/resolv.conf
echo "$name" > etc/hostname
hostname "$name"
mkdir -p srv/tableside
mount --bind "/mnt/root$REPOSITORY" srv/tableside
rm -f srv/tableside/.env.local
read -r _
exec env -i container=tests PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  chroot . /lib/systemd/systemd --unit=multi-user.target --log-target=null
