import { clock } from '@domain/clock';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { limits } from '@api/auth/limits';
import type { Backend } from '@api/backend';
import type { OperatorIndex } from '~/domain/legacy-urls/operator-index';
import { redirectRules } from '~/domain/legacy-urls/redirect-for';
import type { SharedContext } from '~/context';
import { watchChanges } from '~/back-end/change-watch.server';
import { onOfferState } from '~/back-end/on-offer.server';
import { stampsBy } from '~/back-end/stamps.server';
import type { LeadDesk } from '~/features/leads/lead-desk';
import type { Seals } from '~/request/seals';
import { identityProviders } from '~/features/account/providers/providers.server';
import { addressLimit } from './address-limit';
import { cepLookup } from './announcements/cep-lookup';
import { quickestSending } from '~/features/announce/signed-time.server';
import { draftFolder, openDraftFiles } from './announcements/draft-files';
import { openPhotoShelf, uploadPictures } from './announcements/photo-shelf';
import { apiClient } from './back-end';
import type { Env } from './env';
import { openFormShelf } from './form-shelf';
import { geolocationLookup } from './geolocation-lookup';
import { houseKeeper } from './house-keeper';

export interface ContextParts {
  env: Env;
  backEnd: Backend;
  leads: LeadDesk;
  seals: Seals;
  log: Logger;
  /** The operator's own redirects. */
  ownRedirects?: OperatorIndex;
  /** How long what the back end told of changes is not asked for again, in ms; 0: answers are not kept. */
  changesKnownForMs?: number;
  /** How long a page waits for all that it reads of the back end, in ms, where it is not the setting's. */
  readingMs?: number;
}

/** What every page knows, whoever asks for it. */
export const sharedContext = (parts: ContextParts) => {
  const { env, backEnd, leads, seals, log, ownRedirects, readingMs = env.readingMs } = parts;
  const changes = watchChanges(
    apiClient(backEnd, env, log),
    log,
    clock.monotonicNow,
    parts.changesKnownForMs,
  );
  const stampNow = stampsBy(changes);
  const house = houseKeeper(() => apiClient(backEnd, env, log, { stampNow, readingMs }), env.settings, log);
  changes.onChange(({ everything }) => everything && house.askAgain());
  return {
    api: house.api,
    house: house.now,
    changes,
    frame: {
      get version() {
        return house.version + onOfferState(house.api).version;
      },
      get isCertain() {
        return house.isCertain && onOfferState(house.api).isCertain;
      },
    },
    leads,
    seals,
    drafts: openDraftFiles(join(env.dataDir, draftFolder)),
    draftPhotos: openPhotoShelf({
      dataDir: env.dataDir,
      most: env.draftPhotosBytes,
      pictures: uploadPictures(),
    }),
    findCep: env.cepUrl ? cepLookup(env.cepUrl, log) : null,
    findPlace: env.geoUrl ? geolocationLookup(env.geoUrl, log) : null,
    forms: openFormShelf(join(env.dataDir, 'forms')),
    identity: identityProviders(env.providers, env.siteUrl),
    draftLimit: addressLimit('drafts', limits.draftsByAddress, log),
    photoLimit: addressLimit('photos', limits.photosByAddress, log),
    leadLimit: addressLimit('leads', limits.leadsByAddress, log),
    quickestSending,
    viewLimit: addressLimit('views', limits.viewsByAddress, log),
    siteUrl: env.siteUrl,
    settings: env.settings,
    redirectFor: redirectRules(env.legacy, ownRedirects),
    log,
  } satisfies SharedContext;
};
