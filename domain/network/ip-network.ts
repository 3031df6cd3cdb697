/** Unit of rate limits: an IPv4 address or an IPv6 /64 ('2001:db8:0:7::/64'), which is one customer. */
export const networkOf = (ip: string | null): string => network(ip, 64);

/** As `networkOf`, but an IPv6 /48: a large customer or an office. */
export const wideNetworkOf = (ip: string | null): string => network(ip, 48);

/** Neighbors that share a queue: an IPv4 /24 ('203.0.113.0/24') or an IPv6 /64. */
export function subnetOf(ip: string | null): string {
  const own = networkOf(ip);
  return ipv4.test(own) ? `${own.slice(0, own.lastIndexOf('.'))}.0/24` : own;
}

/** A customer may have a whole /48, with 65,536 networks of its own. */
const wideAllowance = 16;

/** Networks that a limit counts, narrow first, each with the multiple of the limit that it may use. */
export function limitedNetworksOf(ip: string | null): { network: string; allowance: number }[] {
  const [narrow, wide] = [networkOf(ip), wideNetworkOf(ip)];
  const own = { network: narrow, allowance: 1 };
  return wide === narrow ? [own] : [own, { network: wide, allowance: wideAllowance }];
}

function network(ip: string | null, bits: 48 | 64): string {
  if (ip === null) return 'unknown';
  const groups = groupsOf(ip);
  if (!groups) return ip;
  const [high, low] = groups.slice(6) as [number, number];
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const prefix = groups.slice(0, bits / 16).map((group) => group.toString(16));
  return `${prefix.join(':')}::/${bits}`;
}

/** Anonymized network for logs: '203.0.113.0/24', '2001:db8:1::/48', 'unknown'. */
export function loggedNetworkOf(ip: string | null): string {
  const network = networkOf(ip);
  if (network.endsWith('/64')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  const bytes = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1];
  return bytes ? `${bytes}.0/24` : 'unknown';
}

/** Parses `1.2.3.4`, `1.2.3.4:5678`, `::1`, `[::1]:80`; IPv4-mapped IPv6 becomes IPv4. null if invalid. */
export function readAddress(text: string): string | null {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? plain ?? text.trim()).replace(/^::ffff:(?=\d+\.)/i, '');
  return ipv4.test(address) || groupsOf(address) ? address : null;
}

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

function groupsOf(ip: string): number[] | null {
  const host = `http://[${ip.split('%', 1)[0]}]`;
  if (!ip.includes(':') || !URL.canParse(host)) return null;
  const canonical = new URL(host).hostname.slice(1, -1);
  const [before = '', after] = canonical.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [first, last] = [numbers(before), numbers(after ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
