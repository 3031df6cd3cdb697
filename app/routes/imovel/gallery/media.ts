import type { PropertyDetail } from '~/domain/property';
import { embedAddress } from '~/domain/embeds';

/** A video or a tour: the page it stands on, and what a frame of ours may show of it; null where its host is not on the operator's list. */
export interface Medium {
  href: string;
  embed: string | null;
}

/** What a property's page shows besides pictures. */
export interface Media {
  video: Medium | null;
  tour: Medium | null;
}

/** @param hosts the hosts that may stand in our pages (`EMBED_HOSTS`) */
export function mediaOf(
  { video, tour }: Pick<PropertyDetail, 'video' | 'tour'>,
  hosts: readonly string[],
): Media {
  return { video: medium(video, hosts), tour: medium(tour, hosts) };
}

/** A back end says what it likes: what is no address of the web is nothing to be shown. */
function medium(address: string | null, hosts: readonly string[]): Medium | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  return { href: url.href, embed: embedAddress(url.href, hosts) };
}
