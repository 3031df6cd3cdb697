import { BlockList, isIP } from 'node:net';

export type IsBrokerageAddress = (ip: string | null) => boolean;

export const noBrokerageNetworks: IsBrokerageAddress = () => false;

/** Example: '203.0.113.7, 2001:db8::/32'; null if malformed. */
export function readBrokerageNetworks(text: string): IsBrokerageAddress | null {
  const networks = new BlockList();
  for (const each of text.split(',')) {
    const [address = '', length, ...rest] = each.trim().split('/');
    const version = isIP(address);
    const bits = { 0: 0, 4: 32, 6: 128 }[version]!;
    const isLength = length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= bits);
    // Reject /0: it would match every address.
    if (bits === 0 || !isLength || rest.length > 0) return null;
    networks.addSubnet(
      address,
      length === undefined ? bits : Number(length),
      version === 6 ? 'ipv6' : 'ipv4',
    );
  }
  return (ip) => ip !== null && networks.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
}
