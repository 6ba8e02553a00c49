#!/bin/sh
# Usage: secrets.sh <folder>. Creates the passwords and certificates of a cluster, once. Backups cannot be read without
# them, so store a copy away from the machines.
set -eu
umask 077
mkdir "$1"
cd "$1"

random() { openssl rand -base64 32 | tr '+/' '-_' | tr -d '='; }
session=$(openssl rand -base64 32)
database=$(random)
cat > patroni.env <<END
PATRONI_REPLICATION_PASSWORD=$(random)
PATRONI_REWIND_PASSWORD=$(random)
TABLESIDE_DATABASE_PASSWORD=$database
END
cat > platform.env <<END
SESSION_SECRET=$session
DATABASE_URL=postgres://tableside:$database@127.0.0.1:6432/tableside
DATABASE_READ_URL=postgres://tableside:$database@127.0.0.1:6432/tableside_read
DATABASE_POOLER=transaction
# The other machine's balancer connects to this one's platform. The firewall blocks everybody else.
HOST=0.0.0.0
END
echo "\"tableside\" \"$database\"" > userlist.txt
cat > repository.conf <<END
[global]
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=$(random)
END

key='-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
openssl req -x509 $key -days 3650 -subj '/CN=Tableside backups' -keyout ca.key -out ca.crt 2> /dev/null
for name in db-a db-b witness; do
  openssl req -new $key -subj "/CN=$name" -keyout "$name.key" -out "$name.csr" 2> /dev/null
  echo "subjectAltName=DNS:$name" |
    openssl x509 -req -in "$name.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -days 3650 -extfile - -out "$name.crt" 2> /dev/null
  rm "$name.csr"
done
