import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPicturePlace } from '@domain/media/picture-place';
import { parseText } from '@domain/texts/parse-text';
import { photosIn } from '@domain/texts/text-blocks';
import { altIn, editorOf, photoLine, withPicture } from './picture-draft';

const address = 'casa:vitrine/0123456789abcdef01234567';
const picture = { address, alt: 'Mar' };
const place = (name: string) => readPicturePlace(name)!;
const campaign = {
  slug: 'lp-verao',
  blocks: [
    { kind: 'text', fields: {} },
    { kind: 'photo', fields: { alt: 'Areia' } },
  ],
};

test.each([
  ['banner-image-natal', { title: 'Natal' }, { title: 'Natal', image: address, alt: 'Mar' }],
  ['article-photo-7', { text: 'Vale.' }, { text: 'Vale.', photo: address, alt: 'Mar' }],
  ['article-text-7', { text: 'Vale.\n' }, { text: `Vale.\n\n![Mar](${address})\n` }],
  ['page-text-nossa-historia', {}, { text: `![Mar](${address})\n` }],
  [
    'campaign-b1-7',
    campaign,
    { ...campaign, blocks: [campaign.blocks[0], { kind: 'photo', fields: { alt: 'Mar', photo: address } }] },
  ],
])('%s: the draft has the picture', (name, content, expected) => {
  expect(withPicture(place(name), content as never, picture)).toEqual(expected);
});

test.each([{}, { blocks: 'x' }, { blocks: [null, null] }, { blocks: [{}, { kind: 'text', fields: {} }] }])(
  'a campaign without that block takes none: %j',
  (content) => {
    expect(withPicture(place('campaign-b1-7'), content as never, picture)).toBeNull();
    expect(altIn(place('campaign-b1-7'), content as never)).toBe('');
  },
);

test('what the draft says of the picture stays', () => {
  expect(altIn(place('campaign-b1-7'), campaign as never)).toBe('Areia');
  expect(altIn(place('slide-photo-praia'), { alt: 'Duna' })).toBe('Duna');
  expect(altIn(place('article-text-7'), { alt: 'Capa' })).toBe('');
  expect(editorOf(place('campaign-b1-7'))).toBe('/mesa/vitrine/campanhas/7#bloco-1');
});

test('any description is one photo of the text, as typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab [](){}!\\*_`<>&#"~|-\n'), minLength: 1 }), (alt) => {
      const photos = photosIn(parseText(photoLine({ address, alt: `x${alt}x` })));
      const typed = `x${alt}x`.replace(/\s+/g, ' ');
      expect(photos.map((each) => [each.url, each.alt])).toEqual([[address, typed]]);
    }),
  );
});
