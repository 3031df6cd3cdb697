import sharp from 'sharp';
import { expect, test } from 'vitest';
import { noisePicture } from '@tests/support/noise-picture';
import type { ShareCard } from '~/features/sharing/share-image.server';
import { cardSize } from './card-svg';
import { drawCard, maxBytes } from './picture';

const card: ShareCard = {
  logo: 'Casa da Serra',
  title: 'Casa de pedra e madeira com piscina',
  district: 'Alto de Pinheiros',
  city: 'São Paulo',
  facts: ['540 m²', '4 dorms', '3 suítes'],
  price: 'R$ 11.200.000',
  photo: { file: '/fotos/x/1600.jpg', focal: null },
};
const noise = (width: number, height: number) => noisePicture(width, height).jpeg().toBuffer();

async function colour(image: Buffer, left: number, width: number) {
  const { channels } = await sharp(
    await sharp(image).extract({ left, top: 0, width, height: 630 }).toBuffer(),
  ).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

test('is a JPEG of 1200×630 under 300 KB, even of the hardest photo', async () => {
  const image = await drawCard(card, await noise(1600, 1067));
  const { format, width, height, exif } = await sharp(image).metadata();
  expect([format, width, height, exif]).toEqual(['jpeg', 1200, 630, undefined]);
  expect(image.length).toBeLessThan(maxBytes);
});

test.each([
  ['wide', 3000, 400],
  ['upright', 400, 1600],
  ['tiny', 3, 2],
])('a %s photo fills its room', async (_, width, height) => {
  const photo = await sharp({ create: { width, height, channels: 3, background: '#3264c8' } })
    .png()
    .toBuffer();
  const [red, green, blue] = await colour(await drawCard(card, photo), cardSize.text + 2, 740);
  expect(Math.abs(red! - 50) + Math.abs(green! - 100) + Math.abs(blue! - 200)).toBeLessThan(12);
});

test('the focal point decides what is cut off', async () => {
  const half = (background: string) => ({
    create: { width: 1000, height: 630, channels: 3 as const, background },
  });
  const photo = await sharp({ create: { width: 2000, height: 630, channels: 3, background: '#000' } })
    .composite([{ input: await sharp(half('#fff')).png().toBuffer(), left: 1000, top: 0 }])
    .png()
    .toBuffer();
  const at = async (focal: string) =>
    (await colour(await drawCard({ ...card, photo: { file: '', focal } }, photo), 460, 700))[0]!;
  expect(await at('0% 50%')).toBeLessThan(10);
  expect(await at('100% 50%')).toBeGreaterThan(245);
});

test.each([
  ['no photo', null],
  ['a broken one', Buffer.from('no picture at all')],
])('%s leaves the plain plate, and everything else is told', async (_, photo) => {
  const image = await drawCard(card, photo);
  const whole = await drawCard(card, await noise(1600, 1067));
  const [red] = await colour(image, cardSize.text, 750);
  expect(red).toBeGreaterThan(200);
  const text = await Promise.all([image, whole].map((each) => colour(each, 40, 380)));
  expect(text[0]).toEqual(text[1]);
});
