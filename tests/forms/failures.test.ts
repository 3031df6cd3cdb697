import {
  createMemoryHistory,
  createRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from '@remix-run/router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendingTimeoutMs } from '~/forms/sending-timeout';
import { siteBuild } from '../support/site-build';

/** Actions that no form reaches by the router: their scripts send them, or the browser loads the answer. */
const withoutRouter: Record<string, string> = {
  'recursos/newsletter': 'sent by send-newsletter.browser.ts',
  'recursos/cookies': 'sent by consent.browser.ts',
  'recursos/anuncio': 'sent by save-draft.browser.ts',
  'recursos/visita': 'sent by its counter',
  'recursos/experimento': 'sent by its counter',
  'recursos/pesquisas-recentes': 'sent by the search box',
  'recursos/um-toque': 'sent by one-tap.browser.ts',
  'recursos/sair': 'a document',
  'mesa/imoveis/novo/:numero/salvar': 'sent by save-draft.browser.ts',
  'mesa/sair': 'a document',
  'mesa/chave': 'sent by passkey.browser.ts',
  'entrar/:provider': 'a document of the provider',
  'area-do-cliente/meu-perfil/exportar': 'a file',
  'area-do-cliente/meus-favoritos/:pastaId/links': 'sent by send-change.browser.ts',
  partials: 'a page of components',
  '*': 'the page for unknown addresses',
};

interface FormRoute {
  path: string;
  clientAction?: (args: object) => Promise<Response>;
}
const { routes } = await siteBuild();
const forms = Object.values(routes).flatMap((route): FormRoute[] => {
  if (!route || !('action' in route.module)) return [];
  const { clientAction } = route.module as Partial<FormRoute>;
  return [{ path: route.path ?? '/', clientAction }];
});
const byRouter = forms.filter(({ path }) => !Object.hasOwn(withoutRouter, path));

test('every form that the router sends answers failure', () => {
  expect(byRouter.filter(({ clientAction }) => !clientAction).map(({ path }) => path)).toEqual([]);
  expect(Object.keys(withoutRouter).filter((path) => !forms.some((form) => form.path === path))).toEqual([]);
});

const failing = (error: unknown) => async (): Promise<never> => {
  throw error;
};
const failures: Record<string, () => Promise<never>> = {
  'an aborted request': failing(new TypeError('Failed to fetch')),
  'a 500': failing(new ErrorResponse(500, 'Internal Server Error', null)),
  'a 502 with HTML': failing(new Error('Unable to decode turbo-stream response')),
  'a time-out': () => new Promise(() => {}),
};

const request = new Request('https://www.example.com.br/la');
const here = { pathname: '/aqui', search: '?a=1', hash: '' };
function routerAt(target: string) {
  const state = { location: here, navigation: { state: 'submitting', location: { pathname: target } } };
  vi.stubGlobal('window', { __remixRouter: { state, routes: [], navigate: () => {} } });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(byRouter)('$path', ({ clientAction }) => {
  test.each(Object.entries(failures))('%s is answered in place', async (_failure, serverAction) => {
    routerAt(here.pathname);
    const answer = clientAction!({ request, serverAction });
    await vi.advanceTimersByTimeAsync(sendingTimeoutMs);
    const { status } = await answer;
    expect(status).toBe(503);
  });
});

test('a failed form for another page stays, and loads nothing', async () => {
  const { clientAction } = byRouter.find(({ path }) => path === 'area-do-cliente/meus-favoritos/guardar')!;
  const loader = vi.fn(() => null);
  const action = () => clientAction!({ request, serverAction: failures['an aborted request'] });
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/aqui?a=1'] }),
    window: Object.assign(new EventTarget(), {
      document: { createElement: () => {} },
    }) as unknown as Window,
    hydrationData: { loaderData: { here: null } },
    routes: [
      { id: 'here', path: '/aqui', loader },
      { id: 'there', path: '/la', loader, action },
    ],
    future: { v7_skipActionErrorRevalidation: true },
  }).initialize();
  vi.stubGlobal('window', { __remixRouter: router });
  const typed = new FormData();
  typed.set('nome', 'Clara');
  await router.navigate('/la', { formMethod: 'post', formData: typed });
  await vi.advanceTimersByTimeAsync(0);
  const { location, errors, navigation } = router.state;
  expect([location.pathname + location.search + location.hash, errors, navigation.state]).toEqual([
    '/aqui?a=1',
    null,
    'idle',
  ]);
  expect(loader).not.toHaveBeenCalled();
});

test.each([401, 404])('an answer of %i to a button is the page’s own', async (status) => {
  const { clientAction } = byRouter.find(({ path }) => path === 'newsletter/confirmar')!;
  routerAt(here.pathname);
  const own = new ErrorResponse(status, '', null);
  await expect(clientAction!({ request, serverAction: failing(own) })).rejects.toBe(own);
});

test('a form whose place another took fails silently', async () => {
  const { clientAction } = byRouter.find(({ path }) => path === 'newsletter/confirmar')!;
  routerAt(here.pathname);
  const left = new AbortController();
  const aborted = new TypeError('Failed to fetch');
  const answer = clientAction!({
    request: new Request(request, { signal: left.signal }),
    serverAction: failing(aborted),
  });
  left.abort();
  await expect(answer).rejects.toBe(aborted);
});
