import { encode } from 'uqr';

/** Margin in modules (brief §16); the page's own white adds to it. */
const quietZone = 2;

export interface QrCode {
  /** With the margin; the viewBox is `0 0 size size`. */
  size: number;
  path: string;
}

/** QR code (ISO/IEC 18004), level Q: 25 % may be damaged. @throws for more than about 1600 bytes */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'Q', border: quietZone });
  return { size, path: data.map(rowPath).join('') };
}

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

/** QR code as SVG, ink on white (brief §16). */
export function qrResponse(text: string): Response {
  const { size, path } = qrCode(text);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#231815" d="${path}"/></svg>`;
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
