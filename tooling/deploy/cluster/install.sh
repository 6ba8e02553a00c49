#!/bin/sh
# Usage: install.sh database|witness <secrets>. Copies the files of the cluster to where this machine's programs read
# them. The host name must be the machine's name in "hosts". Running it again leaves .env.local unchanged.
set -eu
role=$1
secrets=$(realpath "$2")
name=$(hostname)
cd "$(dirname "$0")"

grep -q "^[0-9.]* $name$" hosts || { echo "$name is no name in $PWD/hosts." >&2; exit 1; }
# With Debian's default line "127.0.1.1 db-a", programs would listen only on this machine.
sed -i '/^# Tableside cluster$/,$d; /^127\.0\.1\.1/d' /etc/hosts
{ echo '# Tableside cluster'; cat hosts; } >> /etc/hosts

cp -r every/. "$role"/. /
install -d -m 750 -g postgres /etc/pgbackrest/tls
install -m 640 -g postgres "$secrets/ca.crt" /etc/pgbackrest/tls/ca.crt
install -m 640 -g postgres "$secrets/$name.crt" /etc/pgbackrest/tls/machine.crt
install -m 600 -o postgres "$secrets/$name.key" /etc/pgbackrest/tls/machine.key
case $role in
  witness)
    install -m 600 -o postgres "$secrets/repository.conf" /etc/pgbackrest/conf.d/secrets.conf
    ;;
  database)
    install -d -o postgres -g postgres /var/lib/postgresql/wal /var/spool/pgbackrest
    install -m 600 "$secrets/patroni.env" /etc/patroni/secrets.env
    # The reason why Patroni uses only the etcd of the other machines is in config.yml.
    others=$(awk -v own="$name" '/^[0-9]/ && $2 != own { print $2 ":2379" }' hosts | paste -sd,)
    echo "PATRONI_ETCD3_HOSTS=$others" > /etc/patroni/etcd.env
    install -m 600 -o postgres "$secrets/userlist.txt" /etc/pgbouncer/userlist.txt
    if [ ! -e /srv/tableside/.env.local ]; then
      names=$(sed -n 's/^\([A-Z_]*\)=.*/\1/p' "$secrets/platform.env" | paste -s -d '|')
      grep -vE "^(# )?($names)=" ../production.env | cat - "$secrets/platform.env" > /srv/tableside/.env.local
      chgrp tableside /srv/tableside/.env.local
      chmod 640 /srv/tableside/.env.local
    fi
    cp ../tableside@.service /etc/systemd/system/
    # Replaces both servers of an upstream by the balancer, so that nginx retries a failed request there once.
    sed -E 's/127\.0\.0\.1:40.([02])/127.0.0.1:490\1/' ../nginx.conf > /etc/nginx/sites-available/tableside.conf
    ln -sf ../sites-available/tableside.conf /etc/nginx/sites-enabled/tableside.conf
    ;;
esac
systemctl daemon-reload
