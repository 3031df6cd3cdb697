#!/bin/sh
# The tests of photos in a store (tests/photos/bucket.test.ts) against a real one: Ceph's gateway over a cluster of one, which keeps
# everything in memory. As root on Debian: apt-get install ceph-mon ceph-osd radosgw curl
set -eu
cd "$(dirname "$0")/../.."

folder=$(mktemp -d)
pids=""
end() {
  for pid in $pids; do kill "$pid" 2>/dev/null || true; done
  # The next run has the same ports.
  wait
  rm -rf "$folder"
}
trap end EXIT INT TERM

fsid=$(cat /proc/sys/kernel/random/uuid)
port=${PORT:-7480}
cat >"$folder/ceph.conf" <<CONF
[global]
fsid = $fsid
mon host = v1:127.0.0.1:6789
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
run dir = $folder
admin socket = $folder/\$name.asok
log file = $folder/\$name.log
setuser match path = /nowhere
mon data = $folder/mon
osd data = $folder/osd
osd objectstore = memstore
memstore device bytes = 1073741824
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
mon allow pool size one = true
rgw frontends = beast endpoint=127.0.0.1:$port
CONF
export CEPH_ARGS="--conf $folder/ceph.conf"

echo "→ Ceph in memory …"
monmaptool --create --fsid "$fsid" --addv a "v1:127.0.0.1:6789" "$folder/monmap" >/dev/null
ceph-mon --mkfs -i a --monmap "$folder/monmap" >/dev/null 2>&1
ceph-mon -i a -f >/dev/null 2>&1 &
pids="$pids $!"
osd=$(cat /proc/sys/kernel/random/uuid)
ceph osd create "$osd" 0 >/dev/null
mkdir -p "$folder/osd"
ceph-osd -i 0 --mkfs --osd-uuid "$osd" >/dev/null 2>&1
ceph-osd -i 0 -f >/dev/null 2>&1 &
pids="$pids $!"
# A gateway that finds no place for its pools waits for minutes.
until ceph osd stat 2>/dev/null | grep -q '1 up'; do sleep 1; done
radosgw -n client.rgw -f >/dev/null 2>&1 &
pids="$pids $!"
for _ in $(seq 120); do
  curl -fs "http://127.0.0.1:$port/" >/dev/null && break
  sleep 1
done
curl -fsS "http://127.0.0.1:$port/" >/dev/null

key=key-of-the-tests
secret=secret-of-the-tests
radosgw-admin -n client.rgw user create --uid house --display-name House --access-key "$key" --secret "$secret" >/dev/null
node --input-type=module -e "
import { AwsClient } from 'aws4fetch';
const client = new AwsClient({ accessKeyId: '$key', secretAccessKey: '$secret', region: 'default', service: 's3' });
const answer = await client.fetch('http://127.0.0.1:$port/house', { method: 'PUT' });
if (!answer.ok) throw new Error('no bucket: ' + answer.status);
"
echo "✓ radosgw $(radosgw --version | cut -d' ' -f3) on port $port, bucket house"

TEST_S3_URL="http://127.0.0.1:$port/house/photos/" TEST_S3_KEY=$key TEST_S3_SECRET=$secret \
  npx vitest run --project integration tests/photos/bucket.test.ts
