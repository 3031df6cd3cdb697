/** What a test reads of an answer. */
export interface Page {
  status: number;
  headers: Headers;
  html: string;
}

/** How a test goes to a site's addresses: redirects are its own to follow. */
export function visitsTo(origin: string) {
  const get = async (path: string, init?: RequestInit): Promise<Page> => {
    const headers = new Headers(init?.headers);
    // Compressing pages only to read them would take longer than making them.
    headers.set('accept-encoding', 'identity');
    const response = await fetch(origin + path, { redirect: 'manual', ...init, headers });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const post = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
    get(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  return { get, post };
}
