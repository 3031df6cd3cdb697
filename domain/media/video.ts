export interface Video {
  site: 'youtube' | 'vimeo';
  id: string;
  /** Key of an unlisted Vimeo video. */
  key?: string;
}

const youtube =
  /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const vimeo =
  /vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d{6,12})(?:\/([\da-f]{8,16})|\?(?:[^#]*&)?h=([\da-f]{8,16}))?/i;

/** Characters. A longer text is no URL. */
const longest = 2_000;

/** Finds the first YouTube or Vimeo URL in a text, in any of their formats; null if there is none. */
export function videoIn(text: string): Video | null {
  const address = text.slice(0, longest).replace(/&amp;/g, '&');
  const youtubeId = youtube.exec(address)?.[1];
  if (youtubeId) return { site: 'youtube', id: youtubeId };
  const [, id, inPath, inQuery] = vimeo.exec(address) ?? [];
  const key = inPath ?? inQuery;
  return id ? { site: 'vimeo', id, ...(key && { key }) } : null;
}

export function videoPage({ site, id, key }: Video): string {
  if (site === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return `https://vimeo.com/${id}${key ? `/${key}` : ''}`;
}
