import { clock } from '@domain/kernel/clock';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { limits } from '@api/platform/http/limits';
import type { Backend } from '@api/backend';
import type { OperatorIndex } from '@domain/legacy-urls/operator-index';
import { redirectRules } from '@domain/legacy-urls/redirect-for';
import type { Services } from '~/context';
import { watchChanges } from '~/back-end/invalidation.server';
import { trackCacheVersions } from '~/back-end/cache-version.server';
import { watchPageSources } from '~/back-end/page-sources.server';
import type { LeadIntake } from '~/features/leads/lead-intake';
import type { Seals } from '~/request/seals';
import { identityProviders } from '~/features/account/providers/providers.server';
import { addressLimit } from './http/address-limit';
import { sharedLimit } from './http/shared-limit';
import { cepLookup } from './announcements/cep-lookup';
import { quickestSending } from '~/features/announce/signed-time.server';
import { draftFolder, openDraftFiles } from './announcements/draft-files';
import { openPhotoStore, uploadPictures } from './announcements/photo-store';
import { apiClient } from './back-end';
import type { BackEndMetrics } from './back-end-metrics';
import type { Env } from './env';
import { openFormStore } from './storage/form-store';
import { createKnownRegions } from './geolocation/known-regions';
import { geolocationLookup } from './geolocation/geolocation-lookup';
import { createBrokerageSettings } from './settings/brokerage-settings';
import type { BrokerageStore } from './settings/brokerage-store';

export interface ServiceOptions {
  env: Env;
  backEnd: Backend;
  leads: LeadIntake;
  seals: Seals;
  log: Logger;
  /** A change of `version` means that other addresses redirect. */
  ownRedirects?: Pick<OperatorIndex, 'find'> & { readonly version?: number; check?(): Promise<void> };
  /** How long a change report counts as current, in ms; 0: answers are not cached. */
  changesKnownForMs?: number;
  changesTimeoutMs?: number;
  readingMs?: number;
  earlyScript?: string;
  brokerageStore?: BrokerageStore;
  backEndMetrics?: BackEndMetrics;
}

export const createServices = (parts: ServiceOptions) => {
  const { env, backEnd, leads, seals, log, ownRedirects, readingMs = env.readingMs } = parts;
  const metrics = parts.backEndMetrics;
  const changes = watchChanges(
    apiClient(backEnd, env, log, { metrics }),
    log,
    clock.monotonicNow,
    parts.changesKnownForMs,
    parts.changesTimeoutMs,
  );
  const getCacheVersion = trackCacheVersions(changes);
  const brokerage = createBrokerageSettings({
    newClient: () => apiClient(backEnd, env, log, { getCacheVersion, readingMs, metrics }),
    settings: env.settings,
    log,
    store: parts.brokerageStore,
    patienceMs: readingMs / 5,
  });
  // The first catalogue of the operator ends the demo.
  changes.onChange(({ everything, lists }) => (everything || lists) && brokerage.askAgain());
  return {
    api: brokerage.api,
    house: brokerage.now,
    isBrokerageKnown: brokerage.isKnown,
    sources: watchPageSources({
      ...{ changes, brokerage, api: brokerage.api, log },
      redirects: ownRedirects,
    }),
    leads,
    seals,
    drafts: openDraftFiles(join(env.dataDir, draftFolder)),
    draftPhotos: openPhotoStore({
      dataDir: env.dataDir,
      most: env.draftPhotosBytes,
      pictures: uploadPictures(),
    }),
    findCep: env.cepUrl ? cepLookup(env.cepUrl, log) : null,
    findPlace: env.geoUrl ? geolocationLookup(env.geoUrl, log) : null,
    knownRegions: createKnownRegions(),
    earlyScript: parts.earlyScript,
    forms: openFormStore(join(env.dataDir, 'forms')),
    identity: identityProviders(env.providers, env.siteUrl),
    draftLimit: sharedLimit(backEnd, 'drafts', 'draftsByAddress', log),
    photoLimit: sharedLimit(backEnd, 'photos', 'photosByAddress', log),
    leadLimit: sharedLimit(backEnd, 'leads', 'leadsByAddress', log),
    quickestSending,
    viewLimit: addressLimit('views', limits.viewsByAddress, log),
    siteUrl: env.siteUrl,
    settings: env.settings,
    redirectFor: redirectRules(env.legacy, ownRedirects),
    redirects: ownRedirects,
    log,
  } satisfies Services;
};
