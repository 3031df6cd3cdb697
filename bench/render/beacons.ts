import { links } from '~/links';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** What a visitor of the listing tells: its nine cards were on screen. */
const views = Array.from({ length: 9 }, (_, index) => `usado/${10_000 + index}/search`).join(' ');

/** So many in a second: of more than 800,000 pages a day. */
export const beaconsPerSecond = 10;

/** Browsers that tell what they saw while `work` runs; one that is not taken ends it. */
export async function withBeacons<T>(port: number, work: () => Promise<T>): Promise<T> {
  const told: Promise<void>[] = [];
  const tell = async () => {
    const response = await fetch(`http://127.0.0.1:${port}${links.viewCountAction()}`, {
      method: 'POST',
      headers: { 'user-agent': firefox },
      body: new URLSearchParams({ imovel: views }),
    });
    if (response.status !== 204) throw new Error(`A beacon was answered ${response.status}`);
  };
  const timer = setInterval(() => told.push(tell()), 1000 / beaconsPerSecond);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await Promise.all(told);
  }
}
