import { links } from '~/links';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** View beacon of a listing with nine visible cards. */
const views = Array.from({ length: 9 }, (_, index) => `usado/${10_000 + index}/search`).join(' ');

/** Corresponds to more than 800,000 pages a day. */
export const beaconsPerSecond = 10;

/** Sends view beacons during `work`; fails if the website rejects one. */
export async function withBeacons<T>(port: number, work: () => Promise<T>): Promise<T> {
  const sent: Promise<void>[] = [];
  const sendBeacon = async () => {
    const response = await fetch(`http://127.0.0.1:${port}${links.viewCountAction()}`, {
      method: 'POST',
      headers: { 'user-agent': firefox },
      body: new URLSearchParams({ imovel: views }),
    });
    if (response.status !== 204) throw new Error(`A beacon was answered ${response.status}`);
  };
  const timer = setInterval(() => sent.push(sendBeacon()), 1000 / beaconsPerSecond);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await Promise.all(sent);
  }
}
