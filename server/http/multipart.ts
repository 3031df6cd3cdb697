export interface FormPart {
  name: string;
  filename: string | undefined;
  /** The next part skips content that was not read. */
  data: AsyncIterable<Buffer>;
}

/** Limit for a part's headers in bytes; nothing else of a part is held in memory. */
const maxHead = 16 * 1024;

export class MalformedForm extends Error {
  override name = 'MalformedForm';
}

export function boundaryOf(contentType: string | undefined): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
      contentType ?? '',
    ) ?? [];
  return quoted ?? plain ?? null;
}

/** Streams the parts of a form (RFC 7578), as browsers write it. @throws MalformedForm */
export async function* formParts(body: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<FormPart> {
  const chunks = body[Symbol.asyncIterator]();
  const divider = Buffer.from(`\r\n--${boundary}`);
  /** Read but not yet yielded. The first boundary has no line break before it, so one is added. */
  let held: Buffer = Buffer.from('\r\n');

  async function more(): Promise<void> {
    const { done, value } = await chunks.next();
    if (done) throw new MalformedForm('it ends too early');
    held = Buffer.concat([held, value]);
  }

  async function upTo(end: Buffer): Promise<Buffer> {
    for (;;) {
      const at = held.indexOf(end);
      if (at > maxHead || (at < 0 && held.length > maxHead + end.length))
        throw new MalformedForm('no file begins');
      if (at >= 0) {
        const before = held.subarray(0, at);
        held = held.subarray(at + end.length);
        return before;
      }
      await more();
    }
  }

  async function* content(): AsyncGenerator<Buffer> {
    for (;;) {
      const at = held.indexOf(divider);
      // A boundary may begin in the last bytes.
      const sure = at < 0 ? Math.max(0, held.length - divider.length + 1) : at;
      const chunk = held.subarray(0, sure);
      held = held.subarray(at < 0 ? sure : at + divider.length);
      if (chunk.length > 0) yield chunk;
      if (at >= 0) return;
      await more();
    }
  }

  await upTo(divider);
  for (;;) {
    while (held.length < 2) await more();
    if (held.toString('latin1', 0, 2) === '--') return;
    const head = (await upTo(Buffer.from('\r\n\r\n'))).toString('utf8');
    const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(head)?.[1];
    const name = disposition && textIn(disposition, 'name');
    if (disposition === undefined || name === undefined) throw new MalformedForm('a part has no name');
    const data = content();
    yield { name, filename: textIn(disposition, 'filename'), data: unreturned(data) };
    for await (const _passed of data);
  }
}

/** Without `return`: a reader that stops early leaves the rest to be skipped. */
const unreturned = (data: AsyncGenerator<Buffer>): AsyncIterable<Buffer> => ({
  [Symbol.asyncIterator]: () => ({ next: () => data.next() }),
});

/** Browsers escape only quotes and line breaks. */
const textIn = (disposition: string, what: 'name' | 'filename'): string | undefined =>
  new RegExp(`;\\s*${what}="([^"]*)"`, 'i')
    .exec(disposition)?.[1]
    ?.replace(/%22|%0d|%0a/gi, (escaped) => decodeURIComponent(escaped));
