/** One part of a form with files. */
export interface FormPart {
  name: string;
  /** Undefined: it is no file. */
  filename: string | undefined;
  /** Its content as it comes; what is not read of it is passed over when the next part is asked for. */
  data: AsyncIterable<Buffer>;
}

/** What stands around files, in bytes: nothing of a part but its name is ever held. */
const maxHead = 16 * 1024;

/** What is posted is no form with files, or was broken off. */
export class MalformedForm extends Error {
  override name = 'MalformedForm';
}

/** What divides the parts of a form; null: it is no form with files. */
export function boundaryOf(contentType: string | undefined): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
      contentType ?? '',
    ) ?? [];
  return quoted ?? plain ?? null;
}

/** Reads a form part by part as it arrives (RFC 7578), as browsers write one. @throws MalformedForm */
export async function* formParts(body: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<FormPart> {
  const chunks = body[Symbol.asyncIterator]();
  const divider = Buffer.from(`\r\n--${boundary}`);
  /** Read and not given on. A form begins with a divider, without the line before it. */
  let held: Buffer = Buffer.from('\r\n');

  async function more(): Promise<void> {
    const { done, value } = await chunks.next();
    if (done) throw new MalformedForm('it ends too early');
    held = Buffer.concat([held, value]);
  }

  /** What stands before `end`, which goes too. */
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
      // A divider may have begun at the end of what there is.
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
    const told = /^content-disposition:\s*form-data(.*)$/im.exec(head)?.[1];
    const name = told && textIn(told, 'name');
    if (told === undefined || name === undefined) throw new MalformedForm('a part has no name');
    const data = content();
    yield { name, filename: textIn(told, 'filename'), data: unreturned(data) };
    for await (const _passed of data);
  }
}

/** A reader that stops half way leaves the rest to be passed over. */
const unreturned = (data: AsyncGenerator<Buffer>): AsyncIterable<Buffer> => ({
  [Symbol.asyncIterator]: () => ({ next: () => data.next() }),
});

/** What a part's line says of itself: browsers escape a quote and a line's end, and nothing else. */
const textIn = (told: string, what: 'name' | 'filename'): string | undefined =>
  new RegExp(`;\\s*${what}="([^"]*)"`, 'i')
    .exec(told)?.[1]
    ?.replace(/%22|%0d|%0a/gi, (escaped) => decodeURIComponent(escaped));
