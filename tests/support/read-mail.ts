/** A mail as it came: its envelope's recipients, headers by their lower-case names, and its two parts, decoded. */
export interface ReceivedMail {
  to: string[];
  isEncrypted: boolean;
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** Reads a message of two alternative parts (RFC 2045, 2046); the test fails where it is anything else. */
export function readMail(bytes: Buffer): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const { headers, body } = halves(bytes.toString('latin1'));
  const boundary = /^multipart\/alternative;.*boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (!boundary) throw new Error(`not of two alternative parts: ${headers['content-type']}`);
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => halves(part.replace(/^\r\n/, '')));
  const part = (type: string) => {
    const found = parts.find(({ headers }) => headers['content-type']?.startsWith(type));
    if (!found) throw new Error(`no ${type} part`);
    return decode(found.body, found.headers['content-transfer-encoding'] ?? '7bit');
  };
  return { headers, text: part('text/plain'), html: part('text/html') };
}

function halves(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { headers, body: raw.slice(end + 4) };
}

function decode(body: string, encoding: string): string {
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? Buffer.from(
            body
              .replace(/=\r\n/g, '')
              .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          )
        : Buffer.from(body, 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n').trimEnd();
}
