import { isDeepStrictEqual } from 'node:util';
import type { BrokerageAnswer } from '@contract/brokerage';
import { clock } from '@domain/kernel/clock';
import { warned, type WarningLog } from '@domain/kernel/logged';
import { isWithin } from '~/back-end/available-links.server';
import type { ApiClient } from '~/back-end/client.server';
import { ApiHttpError, ApiTimeoutError } from '~/back-end/errors.server';
import type { LayoutState } from '~/back-end/layout-state';
import type { BrokerageContext } from '~/context';
import type { PublicSettings } from '~/request/public-settings';
import type { BrokerageStore } from './brokerage-store';
import { noBrokerageOfItsOwn, withBrokerage } from './with-brokerage';

/** In ms; pages show a brokerage that is at most twice as old. */
const freshMs = 15_000;
const [retryMs, retryUnknownMs] = [5_000, 1_000];
/** No page waits as long. Doubled after each failure: a slow back end answers in the end, a broken connection is left. */
const callMs = { first: 8_000, longest: 120_000 };
/** Default time that a page waits for an answer. After one timeout, no page waits until an answer arrives. */
const usualPatienceMs = 500;

interface BrokerageSettingsOptions {
  newClient: () => ApiClient;
  settings: PublicSettings;
  log: WarningLog;
  /** The last known brokerage, of an earlier run. */
  store?: BrokerageStore;
  patienceMs?: number;
}

export interface BrokerageSettings extends LayoutState {
  api: ApiClient;
  /** @throws if it is unknown */
  now(): Promise<BrokerageContext>;
  /** The back end has answered, now or in an earlier run, or has no such call. Until then no page is rendered. */
  isKnown(): Promise<boolean>;
  askAgain(): void;
}

/**
 * A changed brokerage creates new settings and a new client, which invalidates cached layouts and answers.
 * A late, failed or missing answer leaves the last known brokerage.
 */
export function createBrokerageSettings({
  newClient,
  settings,
  log,
  store,
  patienceMs = usualPatienceMs,
}: BrokerageSettingsOptions): BrokerageSettings {
  const api = newClient();
  let current: BrokerageContext | undefined;
  let last: BrokerageAnswer | undefined;
  let [changes, revision, failures] = [0, 0, 0];
  let [checkedAt, retryAt] = [-Infinity, -Infinity];
  let [isLate, isSilent] = [false, false];
  let pending: Promise<void> | undefined;

  function use(answer: BrokerageAnswer): boolean {
    // Not the version alone: an older program has stored fewer fields of the same one.
    if (isDeepStrictEqual(answer, last)) return false;
    last = answer;
    if (current) changes += 1;
    current = { api: current ? newClient() : api, settings: withBrokerage(settings, answer) };
    return true;
  }

  async function fetchBrokerage(): Promise<BrokerageAnswer | null> {
    const timeoutMs = Math.min(callMs.longest, callMs.first * 2 ** failures);
    try {
      return await api.house({ timeoutMs });
    } catch (error) {
      if (!(error instanceof ApiHttpError && error.isMissing)) throw error;
      // A proxy answers 404 as well: this ends no brokerage that the back end has named.
      return current ? null : noBrokerageOfItsOwn;
    }
  }

  async function refresh(): Promise<void> {
    const [begun, at] = [clock.monotonicNow(), revision];
    try {
      const answer = await fetchBrokerage();
      [failures, isSilent] = [0, false];
      checkedAt = at === revision ? begun : -Infinity;
      // A 404 may be a proxy's: it is no truth for the next start.
      if (answer && use(answer) && answer !== noBrokerageOfItsOwn)
        void store?.write(answer).catch(warned(log, 'brokerage not stored'));
    } catch (error) {
      if (error instanceof ApiTimeoutError) failures += 1;
      retryAt = clock.monotonicNow() + (current ? retryMs : retryUnknownMs);
      if (!isSilent) log.warn({ reason: (error as Error).message }, 'brokerage settings unavailable');
      isSilent = true;
    } finally {
      isLate = false;
    }
  }

  let restoring: Promise<void> | undefined;
  const restore = async () => {
    const stored = await store?.read();
    if (stored && !current) use(stored);
  };

  async function find(): Promise<BrokerageContext | undefined> {
    await (restoring ??= restore());
    const age = clock.monotonicNow() - checkedAt;
    if (age < freshMs) return current;
    if (clock.monotonicNow() >= retryAt) pending ??= refresh().finally(() => (pending = undefined));
    const mustWait = pending && (!current || age >= 2 * freshMs);
    if (mustWait && !isLate && !(await isWithin(patienceMs, pending!))) isLate = pending !== undefined;
    return current;
  }

  return {
    api,
    async now() {
      const found = await find();
      if (!found) throw new Error('the brokerage is unknown');
      return found;
    },
    isKnown: async () => (await find()) !== undefined,
    get version() {
      return changes;
    },
    get isCertain() {
      return !isSilent && !isLate;
    },
    askAgain() {
      revision += 1;
      checkedAt = -Infinity;
    },
  };
}
