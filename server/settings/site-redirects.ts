import { setTimeout as pause } from 'node:timers/promises';
import type { RedirectsAnswer } from '@contract/redirects';
import { inSlices } from '@api/platform/process/in-slices';
import type { WarningLog } from '@domain/kernel/logged';
import { warned } from '@domain/kernel/logged';
import type { OperatorIndex } from '@domain/legacy-urls/operator-index';
import { compileSteps } from '@domain/legacy-urls/operator-loops';
import { redirectRules } from '@domain/legacy-urls/redirect-for';
import type { LegacySettings } from '@domain/legacy-urls/settings';
import { ApiHttpError } from '~/back-end/errors.server';
import type { OwnRedirects } from './own-redirects';
import type { RedirectStore } from './redirect-store';

const everyMs = 5_000;
const callMs = 8_000;

export interface SiteRedirects extends Pick<OperatorIndex, 'find'> {
  /** Increases when other addresses redirect. */
  readonly version: number;
  /** Reads those of now. Never throws. */
  check(): Promise<void>;
}

interface Parts {
  api: { redirects(version: string, options: { timeoutMs: number }): Promise<RedirectsAnswer> };
  legacy: LegacySettings;
  log: WarningLog;
  /** Of a remote back end: the last known ones, and the website's own file, which counts until the back end has any. */
  store?: RedirectStore;
  file?: OwnRedirects;
}

/** The back end's redirects on this instance. A call that fails leaves the last known ones. */
export function siteRedirects({ api, legacy, log, store, file }: Parts): SiteRedirects {
  const builtIn = redirectRules(legacy);
  let known: { version: string; index: OperatorIndex } | undefined;
  let [changes, isSilent, isFileIgnored] = [0, false, false];

  async function use({ version, lines }: { version: string; lines: string }): Promise<void> {
    const { index, problems } = await inSlices(compileSteps(lines, builtIn));
    if (problems.length > 0) log.warn({ count: problems.length }, 'redirects not served: they close a loop');
    known = { version, index };
    changes += 1;
    if (!file || isFileIgnored) return;
    isFileIgnored = true;
    log.warn({}, 'redirects file ignored: the back end has redirects');
  }

  async function read(): Promise<void> {
    try {
      const { version, lines } = await api.redirects(known?.version ?? '', { timeoutMs: callMs });
      isSilent = false;
      if (lines === null) return;
      await use({ version, lines });
      void store?.write({ version, lines }).catch(warned(log, 'redirects not stored'));
    } catch (error) {
      // A proxy answers 404 as well: this ends no redirects that the back end has named.
      if (error instanceof ApiHttpError && error.isMissing) return;
      if (!isSilent) log.warn({ reason: (error as Error).message }, 'redirects unavailable');
      isSilent = true;
    }
  }

  const restore = async () => {
    const stored = await store?.read();
    if (stored) await use(stored);
  };
  let last = restore();
  return {
    find: (path, query) => (known ? known.index.find(path, query) : (file?.find(path, query) ?? null)),
    get version() {
      return changes + (file?.version ?? 0);
    },
    check: () => (last = last.then(read)),
  };
}

/** @returns after the first answer, or `patienceMs` */
export async function watchSiteRedirects({ check }: SiteRedirects, patienceMs = 2_000): Promise<void> {
  const again = () => void setTimeout(() => void check().finally(again), everyMs).unref();
  const first = check().finally(again);
  await Promise.race([first, pause(patienceMs, undefined, { ref: false })]);
}
