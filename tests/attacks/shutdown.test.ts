import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { startBuiltSite } from '../support/built-site';
import { until } from '../support/until';

type Site = Awaited<ReturnType<typeof startBuiltSite>>;

const settings = { DEMO_CATALOGUE: 'off', DRAIN_MS: '3000' };
/** Visitors who ask one page after the other, with as little time (ms) between them: much, but not more than can be done. */
const visitors = 4;
const betweenMs = 20;
const page = '/sobre-nos/a-bossa-nova';

/** The status of an answer; 0 where it did not come whole. */
const status = (agent: Agent, { port }: Site, path: string) =>
  new Promise<number>((resolve) => {
    get({ host: '127.0.0.1', port: port!, path, agent }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.complete ? response.statusCode! : 0));
    }).once('error', () => resolve(0));
  });

/** Spreads what visitors ask over the sites that said lately that they are ready, as a balancer does. */
function balancer(sites: Site[]) {
  // Connections that are used again and again: these are what a site that ends could cut.
  const agent = new Agent({ keepAlive: true });
  const probes = new Agent();
  let ready = [...sites];
  let turn = 0;
  let isOver = false;
  const answers: number[] = [];
  const probing = (async () => {
    while (!isOver) {
      const statuses = await Promise.all(sites.map((site) => status(probes, site, '/readyz')));
      ready = sites.filter((_, at) => statuses[at] === 200);
      await pause(100);
    }
  })();
  const asking = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      answers.push(await status(agent, ready[turn++ % ready.length]!, page));
      await pause(betweenMs);
    }
  });
  return {
    answers,
    isSent: (site: Site) => ready.includes(site),
    add: (site: Site) => void sites.push(site),
    async end() {
      isOver = true;
      await Promise.all([probing, ...asking]);
      agent.destroy();
    },
  };
}

const started: Site[] = [];
afterEach(() => Promise.all(started.splice(0).map((site) => site.close())));
async function start() {
  const site = await startBuiltSite(settings);
  started.push(site);
  return site;
}

test('a rolling restart of two sites under load loses no request', async () => {
  const old = await Promise.all([start(), start()]);
  const load = balancer([...old]);
  for (const site of old) {
    site.signal('SIGTERM');
    expect(await site.ended).toBe(0);
    const next = await start();
    load.add(next);
    await until(() => expect(load.isSent(next)).toBe(true));
  }
  await load.end();
  expect(load.answers.length).toBeGreaterThan(20);
  expect(load.answers.filter((each) => each !== 200)).toEqual([]);
});
