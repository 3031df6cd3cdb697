/** What msw does with a request that no handler is for: the site, which listens on this machine, is asked; nobody else is. */
export function onlyOwnNetwork({ url }: Request, refuse: { error(): void }) {
  if (new URL(url).hostname !== '127.0.0.1') refuse.error();
}
