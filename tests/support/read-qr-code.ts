/**
 * Reads a QR code back from its drawing, by the standard (ISO/IEC 18004) and not by the library that drew it: format,
 * mask, the order of the codewords, and every block's check symbols. Byte mode, level Q, versions 1 to 10.
 */
export function readQrCode({ path, size }: { path: string; size: number }): string {
  const modules = modulesOf(path, size);
  const version = (modules.length - 17) / 4;
  const blocks = blocksOf(codewords(modules, version), version);
  for (const block of blocks) if (!checks(block.all)) throw new Error('a block fails its check symbols');
  return textOf(
    blocks.map(({ data }) => data),
    version,
  );
}

type Modules = readonly (readonly boolean[])[];

/** The dark modules without the quiet zone. */
function modulesOf(path: string, size: number): Modules {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(width); i++) grid[Number(y)]![Number(x) + i] = true;
  const edge = grid.findIndex((row) => row.includes(true));
  return grid.slice(edge, size - edge).map((row) => row.slice(edge, size - edge));
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Five bits beside the upper left corner: the level, which must be Q, and the mask. */
function maskOf(modules: Modules) {
  const bits = [0, 1, 2, 3, 4].map((x) => Number(modules[8]![x]));
  const format = parseInt(bits.join(''), 2) ^ 0b10101;
  if (format >> 3 !== 0b11) throw new Error('not level Q');
  return masks[format & 7]!;
}

const centres: Record<number, readonly number[]> = {
  1: [],
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
};

/** Whether a module belongs to a pattern rather than to the data. */
function isPattern(x: number, y: number, size: number, version: number): boolean {
  const inCorner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const inVersion = version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6));
  const places = centres[version]!;
  const last = places.at(-1);
  const aligned = places.some((cx) =>
    places.some(
      (cy) =>
        Math.abs(x - cx) <= 2 &&
        Math.abs(y - cy) <= 2 &&
        !(cx === 6 && cy === 6) &&
        !(cx === 6 && cy === last) &&
        !(cx === last && cy === 6),
    ),
  );
  return inCorner || inVersion || x === 6 || y === 6 || aligned;
}

/** The bytes in the order in which they are laid: two columns at a time, from the right, up and down in turn. */
function codewords(modules: Modules, version: number): number[] {
  const size = modules.length;
  const masked = maskOf(modules);
  let bits = '';
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isPattern(x, y, size, version)) bits += modules[y]![x] !== masked(x, y) ? '1' : '0';
    }
  }
  return (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
}

/** Level Q: how many blocks of how many data bytes, and each block's check bytes. */
const layouts: Record<number, { check: number; blocks: readonly number[] }> = {
  1: { check: 13, blocks: [13] },
  2: { check: 22, blocks: [22] },
  3: { check: 18, blocks: [17, 17] },
  4: { check: 26, blocks: [24, 24] },
  5: { check: 18, blocks: [15, 15, 16, 16] },
  6: { check: 24, blocks: [19, 19, 19, 19] },
  7: { check: 18, blocks: [14, 14, 15, 15, 15, 15] },
  8: { check: 22, blocks: [18, 18, 18, 18, 19, 19] },
  9: { check: 20, blocks: [16, 16, 16, 16, 17, 17, 17, 17] },
  10: { check: 24, blocks: [19, 19, 19, 19, 19, 19, 20, 20] },
};

function blocksOf(bytes: readonly number[], version: number) {
  const { check, blocks } = layouts[version]!;
  let next = 0;
  const data = blocks.map((): number[] => []);
  for (let i = 0; i < Math.max(...blocks); i++)
    blocks.forEach((length, block) => {
      if (i < length) data[block]!.push(bytes[next++]!);
    });
  const all = data.map((block) => [...block]);
  for (let i = 0; i < check; i++) for (const block of all) block.push(bytes[next++]!);
  return blocks.map((_, block) => ({ data: data[block]!, all: all[block]!, check }));
}

/** Product in the field of 256 elements that the standard reckons in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** Whether a block is undamaged: its polynomial vanishes at the generator's roots. */
function checks(block: readonly number[]): boolean {
  let root = 1;
  for (let i = 0; i < 13; i++, root = times(root, 2))
    if (block.reduce((sum, byte) => times(sum, root) ^ byte, 0) !== 0) return false;
  return true;
}

function textOf(blocks: readonly (readonly number[])[], version: number): string {
  const bits = blocks
    .flat()
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  if (bits.slice(0, 4) !== '0100') throw new Error('not byte mode');
  const countBits = version < 10 ? 8 : 16;
  const count = parseInt(bits.slice(4, 4 + countBits), 2);
  const bytes = (bits.slice(4 + countBits).match(/.{8}/g) ?? []).slice(0, count);
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (byte) => parseInt(byte, 2)),
  );
}
