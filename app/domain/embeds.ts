import { videoIn } from '@domain/media/video';

/** Default of `EMBED_HOSTS`. */
export const knownEmbedHosts = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'my.matterport.com',
  'kuula.co',
  'app.cloudpano.com',
] as const;

/** For an iframe that opens after a click. YouTube and Vimeo without tracking. null: show a link instead. */
export function embedAddress(address: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const url = player(new URL(address));
  const usable = url.protocol === 'https:' && !url.username && !url.password;
  return usable && hosts.includes(url.host) ? url.href : null;
}

function player(url: URL): URL {
  const isVideoSite = /(^|\.)(youtube|youtube-nocookie|vimeo)\.com$|^youtu\.be$/.test(url.hostname);
  const video = isVideoSite && url.protocol === 'https:' ? videoIn(url.href) : null;
  if (video?.site === 'youtube') {
    const start = /^(\d{1,5})s?$/.exec(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')?.[1];
    return withQuery(`https://www.youtube-nocookie.com/embed/${video.id}`, {
      autoplay: '1',
      rel: '0',
      start,
    });
  }
  if (video) {
    const { id, key } = video;
    return withQuery(`https://player.vimeo.com/video/${id}`, { autoplay: '1', dnt: '1', h: key });
  }
  if (url.hostname === 'my.matterport.com') url.searchParams.set('play', '1');
  return url;
}

function withQuery(address: string, query: Record<string, string | undefined>): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url;
}
