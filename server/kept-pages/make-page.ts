import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { clock } from '@domain/clock';
import type { ChangeWatch } from '~/back-end/change-watch.server';
import type { FrameState } from '~/back-end/frame-state';
import type { HeaderList } from '../reply';
import { type SiteAnswer, siteAsker } from './ask-site';
import { endOfDay } from './end-of-day';
import type { Freshness } from './freshness';
import { type KeptPage, packed } from './kept-page';
import type { AskedPage } from './page-key';
import type { PageStore } from './page-store';
import { sharedHeaders } from './shared-headers';
import { whatItShows } from './what-it-shows';

/** What became of asking for a page. */
export interface Made {
  page?: KeptPage;
  /** The site gave no page that is as it should be: one that is kept may stand in. */
  hasFailed?: true;
}

/** What is no page to be kept (gone, moved, one visitor's) is not asked for that again for so long, in ms. */
const notKeptMs = 10_000;

interface MakerParts {
  site: RequestHandler;
  store: PageStore;
  changes: Pick<ChangeWatch, 'version'>;
  frame: FrameState;
  /** How true a page is now. */
  freshnessNow(page: KeptPage): Freshness;
  /** Whether a CDN may have what is the same for all. */
  isShared: boolean;
  /** Compresses a page. */
  pack?: typeof packed;
}

/**
 * Has pages made and keeps them. Who asks for one at once shares one asking; where that gives no page each goes on alone,
 * so nobody fails with another.
 */
export function pageMaker({
  site,
  store,
  changes,
  frame,
  freshnessNow,
  isShared,
  pack = packed,
}: MakerParts) {
  const askSite = siteAsker(site);
  const asking = new Map<string, Promise<Made>>();
  const notKept = new LRUCache<string, Made>({ max: 1000, ttl: notKeptMs });

  async function make(asked: AskedPage, isSpare: boolean): Promise<Made> {
    const [madeAt, day] = [clock.monotonicNow(), clock.nowMs()];
    const [version, frameVersion] = [changes.version, frame.version];
    const answer = await askSite({ ...asked, isSpare }).catch(() => null);
    if (!answer || isFailure(answer)) return { hasFailed: true };
    if (!isToKeep(answer)) {
      store.delete(asked.key);
      const made = {};
      notKept.set(asked.key, made);
      return made;
    }
    const { kind, address } = asked;
    const html = answer.body.toString();
    const shown = whatItShows(html, address.split('?')[0]!, kind.isList === true);
    const bytes = await pack(answer.body);
    /** Nothing that all pages show is another since, or stood in for an answer that is late or has failed. */
    const isOfFrame = frame.isCertain && frame.version === frameVersion;
    const isCurrent = isOfFrame && changes.version === version;
    const page: KeptPage = {
      ...bytes,
      address,
      headers: headersOf(answer, isCurrent && isShared && isSame(asked) ? sharedHeaders(shown) : []),
      shown,
      hits: 0,
      madeAt,
      // Something has changed while it was made: perhaps this. It is given for a moment, and made anew beside.
      forgottenAt: isCurrent ? null : clock.monotonicNow(),
      endsAt: endOfDay(day, kind.hasVisitDays === true),
      namesDays: kind.hasVisitDays === true,
      standInMs: isOfFrame ? kind.standInMs : 0,
    };
    const last = store.get(asked.key);
    const isLastBetter = !isOfFrame && last?.forgottenAt === null && freshnessNow(last) !== 'old';
    if (!isLastBetter) store.set(asked.key, page);
    return { page };
  }

  /** @param isSpare nobody waits for it */
  return (asked: AskedPage, isSpare = false): Promise<Made> => {
    const known = notKept.get(asked.key);
    if (known) return Promise.resolve(known);
    const begun = asking.get(asked.key);
    if (begun) return begun;
    const made = make(asked, isSpare).finally(() => asking.delete(asked.key));
    asking.set(asked.key, made);
    return made;
  };
}

/** The same for everybody who has chosen nothing, wherever they are. */
const isSame = ({ region, cookies }: AskedPage): boolean => region === 'SP' && cookies === '';

/** Neither a page nor anything that stands for one: what was kept may be better. A page that says that it stands in for another is not to be stored (`no-store`). */
const isFailure = ({ status, headers }: SiteAnswer): boolean =>
  status >= 500 || status === 429 || (status === 200 && /no-store/.test(String(headers['cache-control'])));

const isToKeep = ({ status, headers }: SiteAnswer): boolean =>
  status === 200 && !headers['set-cookie'] && /^text\/html/.test(String(headers['content-type']));

/** Of the site's own answer alone, or of this one. */
const notOfThePage = new Set([
  'content-length',
  'date',
  'connection',
  'keep-alive',
  'server-timing',
  'etag',
  'vary',
]);

function headersOf({ headers }: SiteAnswer, instead: HeaderList): HeaderList {
  const own = Object.entries(headers).flatMap(([name, value]) =>
    notOfThePage.has(name) || instead.includes(name) ? [] : [name, String(value)],
  );
  const vary = [headers.vary, 'Accept-Encoding'].flat().filter(Boolean);
  return [...own, ...instead, 'vary', [...new Set(vary.join(', ').split(', '))].join(', ')];
}
