import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { clock } from '@domain/clock';
import type { SharedContext } from '~/context';
import { onOfferNow } from '~/back-end/on-offer.server';
import type { Env } from '../env';
import type { Arrived } from '../trusted-proxies';
import { regionFor } from '../visitor';
import { openArrivals } from './arrivals';
import { readBusy, keepBusy } from './busy-addresses';
import { freshnessOf, mayStandIn } from './freshness';
import { type How, type KeptPage, packBest, packedFor, sendPage } from './kept-page';
import { pageMaker } from './make-page';
import { keptAddress, type KeptAddress } from './page-kinds';
import { type AskedPage, askedPage } from './page-key';
import { pageStore } from './page-store';
import { staleTally } from './stale-tally';
import { touchedBy } from './what-it-shows';

interface KeptPagesParts {
  env: Pick<Env, 'keptPagesBytes' | 'cdn' | 'dataDir' | 'geoHeaders'>;
  shared: SharedContext;
  log: Logger;
  /** Compresses a page; by default in another thread. */
  pack?: Parameters<typeof pageMaker>[0]['pack'];
}

export interface KeptPages {
  /** Answers in the site's place what is kept, and keeps what the site answers. */
  before(site: RequestHandler): RequestHandler;
  /**
   * Answers what is kept and true as it is, of an address that has come all the way to `before`: nothing that stands in
   * between looks at more of such a request. false: it has done nothing.
   * @param onAnswer is told before it answers
   */
  atOnce(req: Arrived, res: ServerResponse, onAnswer: () => void): boolean;
  /** Asks anew, one after the other, for what was asked for most before the last end. */
  warm(): Promise<void>;
  /** Notes what was asked for most. */
  close(): Promise<void>;
}

/** Of a request, what says how its answer is sent. */
type Asker = Pick<IncomingMessage, 'method' | 'headers'>;

/** A page that was given so often is packed as small as it gets. */
const worthPacking = 3;
/** Between two pages that are asked for after a start, in ms: visitors come first. */
const warmPauseMs = 200;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());
/** How often it is looked whether house and menus are the same, in ms. */
const lookMs = 1000;

/** One page after the other, with as long a rest after each: half of one processor at most. */
async function packGently(page: KeptPage): Promise<void> {
  const begun = clock.monotonicNow();
  await packBest(page);
  await pause(clock.monotonicNow() - begun);
}

/**
 * Public pages for the signed-out, kept whole as bytes (docs/decisions/0082-kept-pages.md). It stands before the site,
 * which knows nothing of it: a page is asked of the site by its key alone, given until what it shows has changed, and
 * made anew beside who asks where that is soon enough. Where the site fails, what is kept stands in for a while.
 */
export function openKeptPages({ env, shared, log, pack }: KeptPagesParts): KeptPages {
  const store = pageStore(env.keptPagesBytes);
  const tally = staleTally(log);
  const changes = shared.changes!;
  const frame = shared.frame!;
  let [keptVersion, lookedAt, hasLooked] = [frame.version, -Infinity, false];
  let looking: Promise<void> | undefined;
  let ask: ReturnType<typeof pageMaker>;
  let packing = Promise.resolve();

  changes.onChange((told) => {
    const isTouched = touchedBy(told);
    const now = clock.monotonicNow();
    for (const page of store.all()) if (isTouched(page.shown)) page.forgottenAt ??= now;
  });

  /** Has house and links asked for, as pages that are made do. */
  async function lookAtFrame(): Promise<void> {
    await Promise.all([shared.house?.(), onOfferNow(shared.api, shared.log)]);
    hasLooked = true;
  }
  function look(): Promise<unknown> | undefined {
    const now = clock.monotonicNow();
    if (now - lookedAt >= lookMs) {
      lookedAt = now;
      looking = lookAtFrame();
      looking.catch(() => undefined);
    }
    const waited = changes.look();
    // The first of all wait for both.
    return hasLooked ? waited : Promise.all([looking, waited]);
  }
  /** Header, menus and footer are not told of one by one: with others of them every page is another. */
  function keptFor({ key }: AskedPage): KeptPage | undefined {
    if (frame.version !== keptVersion) {
      store.clear();
      keptVersion = frame.version;
    }
    return store.get(key);
  }
  const moment = () => ({ now: clock.monotonicNow(), wallNow: clock.nowMs(), toldAt: changes.toldAt });
  const freshnessNow = (page: KeptPage) => freshnessOf(page, moment());

  const askedBy = (req: Arrived): AskedPage | null => {
    const { geoHeaders } = env;
    return askedPage(req, regionFor(req, { geoHeaders, settings: shared.settings }), shared);
  };
  const arrivals = openArrivals({ env, shared, askedBy });

  /** Its bytes may become others by it. */
  function noteSent(asked: AskedPage, page: KeptPage, grown: void | Promise<void>) {
    const again = () => store.weighAgain(asked.key, page);
    if (grown) return grown.then(again);
    if (page.hits !== worthPacking || page.isBest) return;
    packing = packing.then(() => packGently(page)).then(again, () => undefined);
  }
  const send = (req: Asker, res: ServerResponse, asked: AskedPage, page: KeptPage, how: How) =>
    noteSent(asked, page, sendPage(req, res, page, how));

  async function answer(req: Asker, res: ServerResponse, asked: AskedPage): Promise<boolean> {
    const page = keptFor(asked);
    const freshness = page ? freshnessNow(page) : 'old';
    if (page && freshness !== 'old') {
      if (freshness === 'stale') {
        tally.note(page, 'made anew beside');
        void ask(asked, true);
      }
      await send(req, res, asked, page, freshness);
      return true;
    }
    const made = await ask(asked);
    if (made.page) {
      await send(req, res, asked, made.page, 'fresh');
      return true;
    }
    if (!page || !made.hasFailed || !mayStandIn(page, moment())) return false;
    tally.note(page, 'the site fails');
    await send(req, res, asked, page, 'stale');
    return true;
  }

  return {
    before(site) {
      ask = pageMaker({
        site,
        store,
        changes,
        frame,
        freshnessNow,
        isShared: env.cdn && env.geoHeaders.region === null,
        pack,
      });
      return (req, res, next) => {
        const asked = askedBy(req);
        if (asked) arrivals.note(req);
        const anew = () => {
          res.setHeader('server-timing', 'cache;desc=fresh');
          site(req, res, next);
        };
        if (!asked) return anew();
        const go = () => answer(req, res, asked).then((isDone) => isDone || anew());
        Promise.resolve(look()).then(go).catch(next);
      };
    },
    atOnce(req, res, onAnswer) {
      const asked = arrivals.pageFor(req);
      if (!asked || look()) return false;
      const page = keptFor(asked);
      const isTrue = page && freshnessNow(page) === 'kept';
      const encoding = isTrue && packedFor(page, req);
      if (!encoding) return false;
      onAnswer();
      void noteSent(asked, page, sendPage(req, res, page, 'kept', encoding));
      return true;
    },
    async warm() {
      const pages = (await readBusy(env.dataDir)).flatMap((address) => {
        const [path = '/', query = ''] = address.split('?');
        return keptAddress(path, query) ?? [];
      });
      const askFor = async (known: KeptAddress) => {
        const asked = { ...known, region: 'SP' as const, cookies: '', key: `${known.address} SP ` };
        if (keptFor(asked)?.forgottenAt === null) return;
        await look();
        await ask(asked, true);
        await pause(warmPauseMs);
      };
      for (const page of pages) await askFor(page);
      // House and menus may have been told meanwhile: what was let go for it is asked for once more.
      await lookAtFrame();
      for (const page of pages) await askFor(page);
    },
    async close() {
      await keepBusy(env.dataDir, store.all()).catch((error: Error) =>
        log.warn({ reason: error.message }, 'what was asked for most could not be noted'),
      );
    },
  };
}
