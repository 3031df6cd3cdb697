import fc from 'fast-check';
import sax from 'sax';
import { expect, it } from 'vitest';
import { element, group } from './xml';

it('writes any text for a strict parser, without characters XML forbids', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      let read = '';
      let attribute = '';
      const parser = sax.parser(true, { normalize: false, trim: false });
      parser.ontext = (piece) => (read += piece);
      parser.onopentag = (tag) => (attribute = tag.attributes.a as string);
      parser.write(element('e', text, { a: text })).close();
      const writable = text.replace(
        /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu,
        '',
      );
      expect(read).toBe(writable);
      expect(attribute).toBe(writable.replace(/[\n\r\t]/g, ' '));
    }),
  );
});

it('leaves out elements without a value, and groups of none', () => {
  expect(element('e', null)).toBe('');
  expect(group('g', ['', ''])).toBe('');
  expect(group('g', [element('e', 0, { unit: undefined })])).toBe('<g><e>0</e></g>');
  expect(element('e', '\u0000<a & "b">')).toBe('<e>&lt;a &amp; &quot;b&quot;&gt;</e>');
});
