/** A mail as it came: its envelope's recipients, headers by their lower-case names, and its two parts, decoded. */
export interface ReceivedMail {
  to: string[];
  isEncrypted: boolean;
  headers: Record<string, string>;
  text: string;
  html: string;
  attachments: { fileName: string; type: string; content: string }[];
}

/** Reads a message of two alternative parts, with or without attachments (RFC 2045, 2046); else the test fails. */
export function readMail(bytes: Buffer): Pick<ReceivedMail, 'headers' | 'text' | 'html' | 'attachments'> {
  const whole = halves(bytes.toString('latin1'));
  const isMixed = whole.headers['content-type']?.startsWith('multipart/mixed');
  const [message, ...attached] = isMixed ? partsOf(whole, 'mixed') : [whole];
  const parts = partsOf(message!, 'alternative');
  const part = (type: string) => {
    const found = parts.find(({ headers }) => headers['content-type']?.startsWith(type));
    if (!found) throw new Error(`no ${type} part`);
    return decode(found).replaceAll('\r\n', '\n').trimEnd();
  };
  const attachments = attached.map((each) => ({
    fileName: /filename="?([^";]+)/.exec(each.headers['content-disposition'] ?? '')?.[1] ?? '',
    type: each.headers['content-type']!.replace(/; name=[^;]*/, ''),
    content: decode(each),
  }));
  return { headers: whole.headers, text: part('text/plain'), html: part('text/html'), attachments };
}

function partsOf({ headers, body }: Part, kind: string): Part[] {
  const type = headers['content-type'] ?? '';
  const boundary = new RegExp(`^multipart/${kind};.*boundary="([^"]+)"`).exec(type)?.[1];
  if (!boundary) throw new Error(`not multipart/${kind}: ${type}`);
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => halves(part.replace(/^\r\n/, '')));
}

type Part = ReturnType<typeof halves>;

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

function decode({ body, headers }: Part): string {
  const encoding = headers['content-transfer-encoding'] ?? '7bit';
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
  return bytes.toString('utf8');
}
