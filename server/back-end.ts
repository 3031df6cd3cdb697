/** The website's view of its back end: the same whether it runs in this process or elsewhere. */
export interface BackEnd {
  /** Answers a call; only the request's path, query, method, headers and body count. */
  fetch(request: Request): Promise<Response>;
  /** Whether its database answers. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** A back end that runs by itself, ours (`npm run api`) or the operator's own. */
export function remoteBackEnd(baseUrl: string, timeoutMs: number): BackEnd {
  const call = (path: string, request?: Request) =>
    fetch(new Request(baseUrl + path, request), { signal: AbortSignal.timeout(timeoutMs) });
  return {
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      return call(pathname + search, request);
    },
    async ready() {
      try {
        return (await call('/readyz')).status < 500;
      } catch {
        return false;
      }
    },
    async close() {},
  };
}
