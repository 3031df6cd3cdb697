import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './chromium.mjs';
import { main, root } from './steps.mjs';

/* Creates the committed icons, photos and share images: `node scripts/workshop/site-images.mjs`. A browser renders
   the text, because Sharp cannot read woff2 fonts. */

const paper = '#f8f5f0';
const ink = '#231815';
const bars = 'M0 0h2v26H0zM6 0h2v26H6zM12 0h2v26h-2zM20 0h2v26h-2zM26 0h2v26h-2z';

/** The logo's five bars. `room` is their share of the side; a maskable icon's safe circle is four fifths. */
function icon(side, room) {
  const scale = (side * room) / 28;
  const [x, y] = [(side - 28 * scale) / 2, Math.floor((side - 26 * scale) / 2)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <path fill="${ink}" transform="translate(${x} ${y}) scale(${scale})" d="${bars}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** An .ico file of PNG images: directory entries of 16 bytes, then the images. */
function ico(pictures) {
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  pictures.forEach(({ side, png }, index) => {
    const at = 6 + 16 * index;
    directory.writeUInt8(side, at);
    directory.writeUInt8(side, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}

/** Six sixteenths of text, ten of photo, no text over the photo (brief §16). */
const cards = {
  inicio: {
    title: 'Morar é uma questão de tom.',
    line: 'São Paulo, Rio de Janeiro, campo, praia e fora do país',
    photo: 'villa-pool-dusk-1',
  },
  imoveis: {
    title: 'Imóveis escolhidos um a um.',
    line: 'Comprar e alugar',
    photo: 'penthouse-terrace-golden-1',
  },
  buscas: {
    title: 'Buscas mais úteis.',
    line: 'Por região e por tipo',
    photo: 'tower-tropical-day-1',
  },
  'sobre-nos': {
    title: 'Baixar a voz para ouvir a casa.',
    line: 'A Bossa Nova',
    photo: 'entrance-hall-stair-1',
  },
  'para-quem-anuncia': {
    title: 'Seu imóvel na Bossa Nova.',
    line: 'Para quem anuncia',
    photo: 'country-house-lawn-day-1',
  },
};

const font = async (name) => {
  const path = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return `data:font/woff2;base64,${(await readFile(join(root, path))).toString('base64')}`;
};

const columnWidth = 450;
const column = async ({ title, line }) => `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: voz; font-weight: 1 1000; src: url(${await font('ysabeau')}) }
  @font-face { font-family: texto; font-weight: 400 700; src: url(${await font('instrument-sans')}) }
  body { margin: 0; box-sizing: border-box; width: ${columnWidth}px; height: 630px; padding: 56px 40px 56px 56px;
    display: flex; flex-direction: column; justify-content: space-between; background: ${paper}; color: ${ink};
    font-family: voz; -webkit-font-smoothing: antialiased }
  .logo { display: flex; align-items: center; gap: 14px; font-weight: 350; font-size: 34px; letter-spacing: -.022em }
  .logo svg { width: 40px; height: 32px; fill: currentColor }
  h1 { margin: 0; font-weight: 300; font-size: 54px; line-height: 1.04; letter-spacing: -.012em; text-wrap: balance }
  p { margin: 0; font: 22px/1.35 texto; color: #54453d; text-wrap: balance }
</style><div class="logo"><svg viewBox="0 0 33 26"><path d="${bars}"/></svg>Bossa Nova</div><h1>${title}</h1><p>${line}</p>`;

async function card(page, { photo, ...texts }) {
  await page.setContent(await column(texts));
  await page.evaluate(() => document.fonts.ready);
  const picture = sharp(join(root, `api/demo/photos/${photo}.jpg`)).resize(1200 - columnWidth, 630);
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: paper } })
    .composite([
      { input: await page.screenshot(), left: 0, top: 0 },
      { input: await picture.toBuffer(), left: columnWidth, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

const photos = {
  'hall-de-entrada': 'entrance-hall-stair-1',
  'sala-de-estar': 'apartment-living-day-2',
  'varanda-de-praia': 'beach-house-veranda-day-1',
};

async function photoFiles(name, source) {
  const original = join(root, `api/demo/photos/${source}.jpg`);
  const folder = join(root, 'public/images', name);
  await mkdir(folder, { recursive: true });
  for (const width of [480, 720, 1080, 1280, 1600]) {
    const sized = () => sharp(original).resize({ width, withoutEnlargement: true });
    // Same quality as for properties (api/platform/photos/pixels/image.ts).
    const [avif, webp] = width > 1280 ? [78, 92] : width > 1080 ? [60, 78] : [50, 72];
    await sized()
      .avif({ quality: avif, effort: 7, chromaSubsampling: width > 1080 ? '4:4:4' : '4:2:0' })
      .toFile(join(folder, `${width}.avif`));
    await sized()
      .webp({ quality: webp, effort: 6, smartSubsample: width > 1080 })
      .toFile(join(folder, `${width}.webp`));
    if (width === 720) await sized().jpeg({ quality: 76, mozjpeg: true }).toFile(join(folder, '720.jpg'));
  }
}

export async function siteImages() {
  const save = (name, content) => writeFile(join(root, 'public', name), content);
  // Seven eighths align every edge with the pixel grid at these sizes.
  const sides = await Promise.all([16, 32, 48].map(async (side) => ({ side, png: await icon(side, 7 / 8) })));
  await save('favicon.ico', ico(sides));
  await save('apple-touch-icon.png', await icon(180, 0.56));
  await save('icons/icon-192.png', await icon(192, 0.5));
  await save('icons/icon-512.png', await icon(512, 0.5));

  for (const [name, source] of Object.entries(photos)) await photoFiles(name, source);

  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: columnWidth, height: 630 } });
  for (const [name, each] of Object.entries(cards)) await save(`og/${name}.jpg`, await card(page, each));
  await browser.close();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(siteImages);
