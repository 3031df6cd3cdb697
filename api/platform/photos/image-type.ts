/** Null if the bytes are not a raster format of photographs. */
export function imageType(bytes: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | null {
  const text = bytes.toString('latin1', 0, 32);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) !== 'ftyp') return null;
  if (/^avi[fs]/.test(text.slice(8))) return 'avif';
  return /^(hei[cxms]|hev[cxms]|mif1|msf1)/.test(text.slice(8)) ? 'heic' : null;
}
