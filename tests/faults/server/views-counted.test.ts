import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '@api/open-database';
import { type ViewType, viewTypes } from '@contract/views';
import { createSeals } from '@server/http/seals';
import { viewWindowMs } from '@domain/property/view-beacon';
import { sessionCookie, sessionMaxAge } from '~/features/account/session/visitor-session.server';
import { links } from '~/links';
import { fillCatalogue, makeListing } from '../../support/catalogue';
import { freshFolder, type IsolatedStorage, isolatedStorage, testEngines } from '../../support/database';
import { accountWithSession } from '../../support/signed-in-visitor';
import { silentLogger } from '../../support/silent-logger';
import { sentBack } from '../../support/visitor';
import { startBuiltSite } from '../../support/built-site';

const sessionSecret = 'a-secret-of-the-tests-32-letters-or-more';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const strangers = 60;
/** Of the test, and of what it prepares. */
const timeoutMs = 120_000;
const movedClock = pathToFileURL(path.resolve(import.meta.dirname, '../../support/moved-clock.mjs')).href;
const kinds: ViewType[] = ['search', 'detail', 'gallery', 'map', 'phone'];

interface Beacon {
  views: string[];
  ip: string;
  agent?: string;
  cookie?: string;
}

/** The embedded engine serves one website at a time: there the one that follows takes the place of the one that was killed. */
describe.each(testEngines.slice(-1))(
  '1.000 views, told to two websites on %s of which one is killed',
  (engine) => {
    let place: IsolatedStorage;
    let homes: number[];
    let owner: string;
    let staff: string;
    const folders: string[] = [];
    // What comes again in the next half hour counts again: of one that ends soon the sites see the next.
    const left = viewWindowMs - (Date.now() % viewWindowMs);
    const offsetMs = left < 2 * timeoutMs ? left : 0;
    const sites: Awaited<ReturnType<typeof startBuiltSite>>[] = [];
    beforeAll(async () => {
      place = await isolatedStorage(engine);
      const { db, close } = await openDatabase({ ...place, log: silentLogger });
      const references = ['DONA', 'OUTRA', 'FORA', 'FIM'];
      const ids = await fillCatalogue(
        db,
        references.map((reference) => makeListing({ reference })),
      );
      homes = references.map((reference) => ids.get(reference)!);
      await db.updateTable('property').set({ in_feed: false }).where('id', '=', homes[2]!).execute();
      const signedIn = async (email: string) => {
        const { data } = await accountWithSession(db, { email, verified_at: new Date() });
        return sentBack(createSeals([sessionSecret], false).cookie(sessionCookie, data, sessionMaxAge));
      };
      [owner, staff] = [await signedIn('dona@exemplo.com.br'), await signedIn('casa@exemplo.com.br')];
      await db
        .insertInto('property_owner')
        .values({ property_id: homes[0]!, email: 'dona@exemplo.com.br' })
        .execute();
      await db.insertInto('staff_member').values({ email: 'casa@exemplo.com.br' }).execute();
      await close();
    });
    afterAll(async () => {
      await Promise.all(sites.map((site) => site.close()));
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
      await place.remove();
    });

    const start = async () => {
      const dataDir = engine === 'embedded' ? place.dataDir : await freshFolder();
      if (engine !== 'embedded') folders.push(dataDir);
      const site = await startBuiltSite({
        ...{ ...place.settings, DATA_DIR: dataDir, DEMO_CATALOGUE: 'off', TRUST_PROXY: '1' },
        ...{ SESSION_SECRETS: sessionSecret, HOUSE_NETWORKS: '198.51.100.0/24' },
        ...{
          NODE_OPTIONS: `--import=${movedClock}`,
          TEST_CLOCK: new Date(Date.now() + offsetMs).toISOString(),
        },
        TEST_CLOCK_OFFSET_MS: String(offsetMs),
      });
      expect(site.port, site.output()).not.toBeNull();
      sites.push(site);
      return site;
    };
    const tell = (site: (typeof sites)[number], { views, ip, agent = firefox, cookie = '' }: Beacon) =>
      fetch(`http://127.0.0.1:${site.port}${links.viewCountAction()}`, {
        method: 'POST',
        headers: { 'user-agent': agent, 'x-forwarded-for': ip, cookie },
        body: new URLSearchParams({ imovel: views.join(' ') }),
      }).then(
        ({ status }) => status,
        () => null,
      );
    const of = (home: number, types: readonly ViewType[]) =>
      types.map((type) => `usado/${homes[home]}/${type}`);

    test('are counted as they were, but for what was not answered', { timeout: timeoutMs }, async () => {
      const both = [...of(0, kinds), ...of(1, kinds)];
      const fresh: Beacon[] = Array.from({ length: strangers }, (_, n) => ({
        views: both,
        ip: n % 2 ? `203.0.113.${n}` : `2001:db8:0:${n.toString(16)}::1`,
      }));
      // From another address of the same network, where it is IPv6.
      const again = fresh.map(({ ip }) => ({
        views: of(0, kinds.slice(0, 3)),
        ip: ip.replace(/::1$/, '::2'),
      }));
      /** So many visitors who are alike in all but their addresses. */
      const alike = (count: number, network: string, views: string[], who: Partial<Beacon> = {}): Beacon[] =>
        Array.from({ length: count }, (_, n) => ({ views, ip: `${network}${n}`, ...who }));
      const others = [
        ...alike(6, '192.0.2.1', both, { agent: robot }),
        ...alike(8, '192.0.2.2', of(0, kinds), { cookie: owner }),
        ...alike(1, '192.0.2.3', of(1, kinds), { cookie: owner }),
        ...alike(3, '192.0.2.4', of(1, kinds), { cookie: staff }),
        ...alike(16, '198.51.100.', of(1, kinds)),
        ...alike(4, '192.0.2.5', of(2, kinds)),
      ];
      const script = [...fresh, ...again, ...others];
      expect(script.flatMap(({ views }) => views)).toHaveLength(1_000);

      const first = await start();
      const second = engine === 'embedded' ? first : await start();
      const run = async (beacons: Beacon[], one = first, two = second) => {
        const statuses = await Promise.all(beacons.map((each, n) => tell(n % 2 ? one : two, each)));
        expect(new Set(statuses)).toEqual(new Set([204]));
      };
      await run(fresh.slice(0, 40));
      // One is on its way when the end comes: all of it counts, or nothing.
      const unanswered = tell(first, { views: of(3, viewTypes), ip: '192.0.2.200' });
      await pause(Math.random() * 20);
      first.signal('SIGKILL');
      await first.ended;
      const last = await unanswered;
      const third = await start();
      await run([...fresh.slice(40), ...again, ...others], third, engine === 'embedded' ? third : second);

      await Promise.all(sites.splice(0).map((site) => site.close()));
      const { db, close } = await openDatabase({ ...place, log: silentLogger });
      const rows = await db.selectFrom('property_view').selectAll().execute();
      await close();
      const counted = (home: number) =>
        Object.fromEntries(
          rows.filter((row) => row.property_id === homes[home]).map((row) => [row.view_type, row.views]),
        );
      const each = (types: readonly ViewType[], views: number) =>
        Object.fromEntries(types.map((type) => [type, views]));
      expect(counted(0)).toEqual(each(kinds, strangers));
      expect(counted(1)).toEqual(each(kinds, strangers + 1));
      expect(counted(2)).toEqual({});
      const atTheEnd = [each(viewTypes, 1), ...(last === 204 ? [] : [{}])];
      expect(atTheEnd).toContainEqual(counted(3));
    });
  },
);
