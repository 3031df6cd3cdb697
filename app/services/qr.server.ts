import { encode } from 'uqr';

/** The white around the code, in modules (brief §16): the page's own paper adds to it. */
const quietZone = 2;

export interface QrCode {
  /** Modules from edge to edge, quiet zone included: the viewBox is `0 0 size size`. */
  size: number;
  /** The dark modules, for one `<path>`. */
  path: string;
}

/**
 * A text's QR code (ISO/IEC 18004). A quarter of it may be covered or worn (level Q). Throws on a text of more than
 * about 1600 bytes: an address is never so long.
 */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'Q', border: quietZone });
  return { size, path: data.map(rowPath).join('') };
}

/** A row's runs of dark modules, each as one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    const width = x + 1 - start;
    path += `M${start} ${y}h${width}v1h-${width}z`;
  }
  return path;
}

/** A text's QR code as a picture, ink on white (brief §16). */
export function qrResponse(text: string): Response {
  const { size, path } = qrCode(text);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#231815" d="${path}"/></svg>`;
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
