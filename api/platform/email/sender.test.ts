import { describe, expect, it } from 'vitest';
import { defaultSender, readSender } from './sender';

describe('the sender of letters', () => {
  const address = 'nao-responda@bossa.example';
  it.each([
    ['nao-responda@bossa.example', null],
    ['Casa Nova <nao-responda@bossa.example>', 'Casa Nova'],
    ['"Casa Nova" <nao-responda@bossa.example>', 'Casa Nova'],
    ['<nao-responda@bossa.example>', null],
  ])('%s', (text, name) => {
    expect(readSender(text)).toEqual({ name, address });
  });

  it.each([
    'Bossa Nova',
    'a@b.com.br, c@d.com.br',
    'A\r\nBcc: c@d.com.br <a@b.com.br>',
    'A <a@b.com.br> <c@d.com.br>',
  ])('is one address: %j', (text) => {
    expect(readSender(text)).toBeNull();
  });

  it('is the site’s own where none is named', () => {
    expect(defaultSender('https://bossa.example:8443')).toEqual({ name: null, address });
  });
});
