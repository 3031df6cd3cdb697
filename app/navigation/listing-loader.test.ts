import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchUrl, clientLoader } from './listing-loader.browser';

const href = '/imoveis/venda?pagina=2';
const serverLoader = vi.fn<() => Promise<unknown>>();
const load = (path: string) =>
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
    await expect(load(href)).resolves.toBe('page 2');
    expect(serverLoader).toHaveBeenCalledTimes(1);
  });

  it('that was fetched ahead is asked for once', async () => {
    await expect(load(prefetchUrl(href))).resolves.toEqual({ href, ok: true });
    await expect(load(href)).resolves.toBe('page 2');
    expect(serverLoader).toHaveBeenCalledTimes(1);
  });

  it('that is on its way is waited for, not asked for again', async () => {
    let answer: (page: string) => void = () => undefined;
    serverLoader.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const first = load(prefetchUrl(href));
    const page = load(href);
    answer('page 2');
    await first;
    await expect(page).resolves.toBe('page 2');
    expect(serverLoader).toHaveBeenCalledTimes(1);
  });

  it('is asked for once, however often it is fetched ahead', async () => {
    await load(prefetchUrl(href));
    await load(prefetchUrl(href));
    expect(serverLoader).toHaveBeenCalledTimes(1);
  });

  it('without a query is fetched ahead too', async () => {
    await load(prefetchUrl('/imoveis/venda'));
    await expect(load('/imoveis/venda')).resolves.toBe('page 2');
    expect(serverLoader).toHaveBeenCalledTimes(1);
  });

  it('is fresh again on the second visit', async () => {
    await load(prefetchUrl(href));
    await load(href);
    await load(href);
    expect(serverLoader).toHaveBeenCalledTimes(2);
  });

  it('is fetched again if a form was posted after the prefetch', async () => {
    const browser = new EventTarget();
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    vi.resetModules();
    const own = await import('./listing-loader.browser');
    const go = (path: string) =>
      own.clientLoader({ request: new Request(`https://site.example${path}`), serverLoader } as never);
    const submit = (method: string) => {
      const event = new Event('submit');
      Object.defineProperty(event, 'target', { value: { method } });
      browser.dispatchEvent(event);
    };
    await go(prefetchUrl(href));
    submit('get');
    await go(href);
    expect(serverLoader).toHaveBeenCalledTimes(1);
    await go(prefetchUrl(href));
    submit('post');
    await go(prefetchUrl(href));
    await go(href);
    expect(serverLoader).toHaveBeenCalledTimes(4);
    vi.unstubAllGlobals();
  });

  it('reports a failed prefetch and fetches again on click', async () => {
    serverLoader.mockRejectedValueOnce(new Error('offline'));
    await expect(load(prefetchUrl(href))).resolves.toEqual({ href, ok: false });
    await expect(load(href)).resolves.toBe('page 2');
  });

  it('that cannot be had at all is an error only for the one who goes there', async () => {
    serverLoader.mockRejectedValue(new Error('offline'));
    await expect(load(href)).rejects.toThrow('offline');
  });
});
