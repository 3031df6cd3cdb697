/** How a host is written behind what looks like a path's beginning. */
const hosts = ['evil.example', 'evil.example/imoveis', 'own@evil.example', 'evil.example:443/?x=1'];

/** What browsers, proxies and careless code have read as the beginning of another site's address. */
const beginnings = [
  // Slashes of every kind, and how they are written.
  ...['//', '///', '/\\', '\\/', '\\\\', '/\\/', '//\\', '/%2f', '/%2F', '/%5c', '/%5C/', '%2f%2f', '%5c%5c'],
  ...['/%252f', '/%255c', '/%252F%252F', '/%25252f', '/%25255c%25255c', '/%2525252f'],
  ...['/\u2044', '/\u2215', '/\uff0f', '/\uff3c', '/\u29f8', '/%EF%BC%8F', '/%E2%88%95', '/%25EF%25BC%258F'],
  // What is left out while an address is read.
  ...[
    '/\t/',
    '/\n/',
    '/\r\n/',
    '\t//',
    ' //',
    '/\0/',
    '/\v/',
    '/%09/',
    '/%0a/',
    '/%0d%0a/',
    '/%00/',
    '/%2509/',
  ],
  ...['/\u200b/', '/\ufeff/', '/\u2028/', '/\u00ad/', '/%E2%80%8B/'],
  // Places that lead up and out.
  ...['/.//', '/..//', '/x/..//', '/./\\', '/%2e//', '/%2e%2e//', '/x/%2e%2e//', '/.%2f/'],
  // Schemes.
  ...['https://', 'http:', 'https:', 'HTTPS:/', 'ftp://', '//https:', 'javascript://', 'data:text/html,//'],
];

/** More than 200 values that mean to lead away from the site. */
export const hostileReturnPaths: readonly string[] = beginnings.flatMap((beginning) =>
  hosts.map((host) => beginning + host),
);

/** What an address that is answered with may become: on its way it may be decoded a few times. */
export function* readings(location: string): Generator<string> {
  for (let text = location, times = 0; times < 4; times++) {
    yield text;
    yield text.normalize('NFKC');
    try {
      text = decodeURIComponent(text);
    } catch {
      return;
    }
  }
}

/** Whether a browser that is led there stays on `origin`, however the address is read. */
export const staysOn = (origin: string, location: string): boolean =>
  [...readings(location)].every((each) => {
    // Browsers leave these out of an address.
    const read = each.replace(/[\t\n\r]/g, '').trim();
    return URL.canParse(read, origin) && new URL(read, `${origin}/area-do-cliente/login`).origin === origin;
  });
