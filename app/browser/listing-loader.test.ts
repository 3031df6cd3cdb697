import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clientLoader, willFetchAhead } from './listing-loader';

const href = '/imoveis/venda?pagina=2';
const serverLoader = vi.fn<() => Promise<unknown>>();
const load = (path = href) =>
  clientLoader({
    request: new Request(`https://site.example${path}`),
    serverLoader,
  } as unknown as ClientLoaderFunctionArgs);

beforeEach(async () => {
  serverLoader.mockReset().mockResolvedValue('another page');
  await load('/imoveis');
  serverLoader.mockReset().mockResolvedValue('page 2');
});

describe('the listing in the browser', () => {
  it('comes from the server', async () => {
    await expect(load()).resolves.toBe('page 2');
    expect(serverLoader).toHaveBeenCalledTimes(1);
  });

  it('that was fetched ahead is asked for once', async () => {
    willFetchAhead(href);
    await expect(load()).resolves.toEqual({ href, ok: true });
    await expect(load()).resolves.toBe('page 2');
    expect(serverLoader).toHaveBeenCalledTimes(1);
  });

  it('that is on its way is waited for, not asked for again', async () => {
    let answer: (page: string) => void = () => undefined;
    serverLoader.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    willFetchAhead(href);
    const first = load();
    const page = load();
    answer('page 2');
    await first;
    await expect(page).resolves.toBe('page 2');
    expect(serverLoader).toHaveBeenCalledTimes(1);
  });

  it('is fresh again on the second visit', async () => {
    willFetchAhead(href);
    await load();
    await load();
    await load();
    expect(serverLoader).toHaveBeenCalledTimes(2);
  });

  it('that could not be fetched ahead says so and leaves the page; a click then asks again', async () => {
    serverLoader.mockRejectedValueOnce(new Error('offline'));
    willFetchAhead(href);
    await expect(load()).resolves.toEqual({ href, ok: false });
    await expect(load()).resolves.toBe('page 2');
  });

  it('that cannot be had at all is an error only for the one who goes there', async () => {
    serverLoader.mockRejectedValue(new Error('offline'));
    await expect(load()).rejects.toThrow('offline');
  });
});
