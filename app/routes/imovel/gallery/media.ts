import type { PropertyDetail } from '~/domain/property';
import { embedAddress } from '~/domain/embeds';

/** URL of a video or tour, and of its embed; `embed` is null for hosts outside the operator's list. */
export interface Medium {
  href: string;
  embed: string | null;
}

export interface Media {
  video: Medium | null;
  tour: Medium | null;
}

/** @param hosts hosts that may be embedded (`EMBED_HOSTS`) */
export function mediaOf(
  { video, tour }: Pick<PropertyDetail, 'video' | 'tour'>,
  hosts: readonly string[],
): Media {
  return { video: medium(video, hosts), tour: medium(tour, hosts) };
}

/** Ignores values of the back end that are not http(s) URLs. */
function medium(address: string | null, hosts: readonly string[]): Medium | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  return { href: url.href, embed: embedAddress(url.href, hosts) };
}
