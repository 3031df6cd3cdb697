import { BlockList, isIP } from 'node:net';

/** Whether an address, as `readAddress` has it, is one of the house's own. */
export type IsHouse = (ip: string | null) => boolean;

export const nobodyIsHouse: IsHouse = () => false;

/** `HOUSE_NETWORKS`: addresses and networks ('203.0.113.7, 2001:db8::/32'), with commas. Null: unreadable. */
export function readHouseNetworks(text: string): IsHouse | null {
  const networks = new BlockList();
  for (const each of text.split(',')) {
    const [address = '', length, ...rest] = each.trim().split('/');
    const version = isIP(address);
    const bits = { 0: 0, 4: 32, 6: 128 }[version]!;
    const isLength = length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= bits);
    // Everybody's network ('/0') is nobody's house.
    if (bits === 0 || !isLength || rest.length > 0) return null;
    networks.addSubnet(
      address,
      length === undefined ? bits : Number(length),
      version === 6 ? 'ipv6' : 'ipv4',
    );
  }
  return (ip) => ip !== null && networks.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
}
