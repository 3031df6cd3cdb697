import type { Warnings } from '../remarks';

interface Point {
  lat: number;
  lng: number;
}
/** In degrees, with islands. */
const brazil = { south: -33.8, north: 5.3, west: -74.1, east: -28.8 };
const scales = [1, 1e-5, 1e-6, 1e-7, 1e-8, 1e-14];

/** For Brazil, repairs a decimal comma, swapped values, and a lost sign or point. @returns null for an invalid point */
export function readPoint(
  latText: string,
  lngText: string,
  country: string,
  warnings: Warnings,
): Point | null {
  const [lat, lng] = lngText.trim() === '' ? pair(latText) : [degrees(latText), degrees(lngText)];
  if (latText.trim() === '' && lngText.trim() === '') return null;
  const point = lat === null || lng === null || (lat === 0 && lng === 0) ? null : { lat, lng };
  if (!point || (lat === 0 && country === 'BR' && lng === 0)) return dropped();
  if (country !== 'BR') return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : dropped();
  if (inBrazil(point)) return point;
  const repaired = scales.flatMap((scale) => variants(point, scale)).find(inBrazil);
  if (!repaired) return dropped();
  warnings.add('coordinates-repaired', `${latText}, ${lngText}`);
  return repaired;

  function dropped() {
    warnings.add('coordinates-dropped', `${latText}, ${lngText}`);
    return null;
  }
}

/** Likeliest error first. */
function variants({ lat, lng }: Point, scale: number): Point[] {
  const a = rounded(lat * scale);
  const b = rounded(lng * scale);
  return [
    { lat: a, lng: b },
    { lat: b, lng: a },
    { lat: a, lng: -Math.abs(b) },
    { lat: -Math.abs(a), lng: -Math.abs(b) },
    { lat: -Math.abs(b), lng: -Math.abs(a) },
  ];
}

function inBrazil({ lat, lng }: Point): boolean {
  return lat >= brazil.south && lat <= brazil.north && lng >= brazil.west && lng <= brazil.east;
}

/** '-23.55, -46.63' in one field. */
function pair(text: string): [number | null, number | null] {
  const parts = text.split(/\s*[;|]\s*|,\s+|(?<=\.\d+)\s*,/);
  return parts.length === 2 ? [degrees(parts[0]!), degrees(parts[1]!)] : [null, null];
}

/** Decimal degrees with point or comma, '-23.550.519', or degrees, minutes and seconds: `23° 33' 1.9" S`. */
function degrees(text: string): number | null {
  const plain = text.trim().replace(/,/g, '.').replace(/°$/, '');
  const decimal = /^([+-]?\d{1,3})\.(\d+(?:\.\d+)*)$/.exec(plain);
  if (decimal) return rounded(Number(`${decimal[1]}.${decimal[2]!.replaceAll('.', '')}`));
  if (/^[+-]?\d+(\.\d+)?$/.test(plain)) return rounded(Number(plain));
  const sexagesimal =
    /^([+-]?)(\d{1,3})\s*[°º]\s*(\d{1,2})\s*['’′]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["”″]|''))?\s*([NSLEWO]?)$/i.exec(
      plain,
    );
  if (!sexagesimal) return null;
  const [, sign, whole, minutes, seconds = '0', side] = sexagesimal;
  const value = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3_600;
  return rounded(sign === '-' || /[SWO]/i.test(side ?? '') ? -value : value);
}

/** About a centimeter. */
const rounded = (value: number) => Math.round(value * 1e7) / 1e7;
