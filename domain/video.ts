/** A film on one of the two sites that feeds name. */
export interface Video {
  site: 'youtube' | 'vimeo';
  id: string;
  /** Vimeo's key of a film that is not listed. */
  key?: string;
}

const youtube =
  /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const vimeo =
  /vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d{6,12})(?:\/([\da-f]{8,16})|\?(?:[^#]*&)?h=([\da-f]{8,16}))?/i;

/** The film that an address, or a text with one in it, names in any of the forms that these sites hand out; null for none. */
export function videoIn(text: string): Video | null {
  const address = text.replace(/&amp;/g, '&');
  const youtubeId = youtube.exec(address)?.[1];
  if (youtubeId) return { site: 'youtube', id: youtubeId };
  const [, id, inPath, inQuery] = vimeo.exec(address) ?? [];
  const key = inPath ?? inQuery;
  return id ? { site: 'vimeo', id, ...(key && { key }) } : null;
}

/** The page where people watch it. */
export function videoPage({ site, id, key }: Video): string {
  if (site === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return `https://vimeo.com/${id}${key ? `/${key}` : ''}`;
}
