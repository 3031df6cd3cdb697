import type { ToldHouse } from '@contract/house';
import type { WarningLog } from '@domain/logged';
import type { ApiClient } from '~/back-end/client.server';
import { ApiHttpError } from '~/back-end/errors.server';
import { keptAnswers } from '~/back-end/kept-answers.server';
import type { FrameState } from '~/back-end/frame-state';
import type { HouseContext } from '~/context';
import type { PublicSettings } from '~/request/public-settings';

/** How long what was told is taken as it is, ms: no page shows an older house than twice that. */
const freshMs = 15_000;
/** No page waits longer for it, in ms. */
const timeoutMs = 500;

/**
 * Knows the operator's own house (`GET house`), within `2 * freshMs` of a change on every instance. With another house
 * come other settings, by which header and footer are kept, and another client, by which answers are: nothing that was
 * made of the former one is shown any more. While the back end does not say, the last one stands, and is not certain.
 */
export function houseKeeper(
  newClient: () => ApiClient,
  settings: PublicSettings,
  log: WarningLog,
): FrameState & { api: ApiClient; now(): Promise<HouseContext>; askAgain(): void } {
  const first: HouseContext = { api: newClient(), settings };
  let [version, current] = ['', first];
  let [isSilent, asked, changes] = [false, 0, 0];
  const told = keptAnswers<ApiClient, ToldHouse | null, `${number}`>({ freshMs, max: 1 }, async (api) => {
    try {
      const { data } = await api.house({ timeoutMs });
      isSilent = false;
      return data;
    } catch (error) {
      if (error instanceof ApiHttpError && error.isMissing) {
        isSilent = false;
        return null;
      }
      if (!isSilent)
        log.warn({ reason: (error as Error).message }, 'the back end does not say which house it is');
      isSilent = true;
      throw error;
    }
  });
  return {
    api: first.api,
    async now() {
      const house = await told(first.api, `${asked}`).catch(() => undefined);
      if (house !== undefined && (house?.version ?? '') !== version) {
        version = house?.version ?? '';
        changes += 1;
        current = { api: newClient(), settings: house ? withHouse(settings, house) : settings };
      }
      return current;
    },
    get version() {
      return changes;
    },
    get isCertain() {
      return !isSilent;
    },
    /** It is known to have changed. */
    askAgain: () => void (asked += 1),
  };
}

/** The settings with what the house says in the place of what they and the product say. */
function withHouse(settings: PublicSettings, house: ToldHouse): PublicSettings {
  const { firm } = settings;
  const { name, article, logo, colours, offices, social, version } = house;
  const own = {
    ...(name && { name, article }),
    ...((logo ?? name) && { logo: (logo ?? name)! }),
    ...(Object.keys(colours).length > 0 && { colours }),
    version,
    ...(offices.length > 0 && { offices, isReal: true }),
    ...(social.length > 0 && { social }),
  };
  return { ...settings, firm: { ...firm, ...own } };
}
