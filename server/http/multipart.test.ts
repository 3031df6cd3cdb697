import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundaryOf, formParts, MalformedForm } from './multipart';

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const encoded = async (form: FormData) => {
  const response = new Response(form);
  const boundary = boundaryOf(response.headers.get('content-type')!)!;
  return { boundary, bytes: Buffer.from(await response.arrayBuffer()) };
};
async function read(bytes: Buffer, boundary: string, size = 64) {
  const parts: { name: string; filename: string | undefined; bytes: Buffer }[] = [];
  for await (const { data, ...part } of formParts(inPieces(bytes, size), boundary)) {
    const chunks: Buffer[] = [];
    for await (const chunk of data) chunks.push(chunk);
    parts.push({ ...part, bytes: Buffer.concat(chunks) });
  }
  return parts;
}

it('gives back whatever files a browser sends, however they come in pieces', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ name: fc.string({ minLength: 1 }), bytes: fc.uint8Array({ maxLength: 400 }) }), {
        maxLength: 4,
      }),
      fc.integer({ min: 1, max: 300 }),
      async (files, size) => {
        const form = new FormData();
        for (const { name, bytes } of files) form.append('fotos', new File([bytes], name));
        form.append('legenda', 'A sala');
        const { bytes, boundary } = await encoded(form);
        const parts = await read(bytes, boundary, size);
        expect(parts.map(({ name }) => name)).toEqual([...files.map(() => 'fotos'), 'legenda']);
        expect(parts.map((part) => part.bytes.toString('hex'))).toEqual(
          [...files.map((file) => Buffer.from(file.bytes)), Buffer.from('A sala')].map((each) =>
            each.toString('hex'),
          ),
        );
      },
    ),
    { numRuns: 60 },
  ));

it.each(['sala; cozinha=linda.jpg', 'a"b.jpg', 'ação.jpg', 'x'.repeat(300), '../../x.jpg'])(
  'a file may be called %j',
  async (name) => {
    const form = new FormData();
    form.append('fotos', new File(['x'], name));
    const { bytes, boundary } = await encoded(form);
    expect((await read(bytes, boundary))[0]!.filename).toBe(name);
  },
);

it.each([
  ['nothing', ''],
  ['what never begins', 'x'.repeat(100_000)],
  ['what breaks off', '--limite\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nabc'],
  ['a part without a name', '--limite\r\nContent-Type: image/jpeg\r\n\r\nabc\r\n--limite--'],
  ['a head without an end', `--limite\r\n${'x'.repeat(100_000)}`],
])('refuses %s', async (_what, text) => {
  await expect(read(Buffer.from(text), 'limite')).rejects.toThrow(MalformedForm);
});

it.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['application/x-www-form-urlencoded', null],
  ['multipart/form-data', null],
  [undefined, null],
])('finds what divides %j', (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary);
});
