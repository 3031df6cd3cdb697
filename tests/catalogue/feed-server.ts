import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { feedListing } from '../../bench/feeds';

export const vrsync = (count: number) =>
  `<ListingDataFeed><Header><Provider>Meu CRM</Provider></Header><Listings>${Array.from({ length: count }, (_, n) => feedListing(n + 1)).join('')}</Listings></ListingDataFeed>`;

/** A house's CRM: its feed, whether it lets the asker in, and what is wrong with it today. */
export async function openFeedServer() {
  const crm = {
    text: vrsync(6),
    etag: '"v1"' as string | null,
    lastModified: null as string | null,
    status: 200,
    /** Where it sends askers. */
    leadsTo: null as string | null,
    /** What it waits for before it answers. */
    gate: Promise.resolve() as Promise<unknown>,
    /** What an asker has to say. */
    needs: {} as Record<string, string>,
    asked: [] as IncomingMessage[],
    atOnce: 0,
    mostAtOnce: 0,
    origin: '',
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  const server = createServer((request, response) => {
    crm.asked.push(request);
    crm.mostAtOnce = Math.max(crm.mostAtOnce, ++crm.atOnce);
    response.once('close', () => crm.atOnce--);
    void answer(request).then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
  });
  async function answer({ headers: requestHeaders }: IncomingMessage) {
    await crm.gate;
    const headers: Record<string, string> = {};
    if (crm.etag) headers.etag = crm.etag;
    if (crm.lastModified) headers['last-modified'] = crm.lastModified;
    if (Object.entries(crm.needs).some(([name, value]) => requestHeaders[name] !== value))
      return { status: 401, headers };
    if (crm.leadsTo) return { status: 302, headers: { location: crm.leadsTo } };
    if (crm.status !== 200) return { status: crm.status, headers };
    const isKnown =
      (crm.etag !== null && requestHeaders['if-none-match'] === crm.etag) ||
      (crm.lastModified !== null && requestHeaders['if-modified-since'] === crm.lastModified);
    return isKnown ? { status: 304, headers } : { status: 200, headers, body: crm.text };
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  crm.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return crm;
}
