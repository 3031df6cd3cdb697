import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type AnnounceSite, openAnnounceSite } from './announce-site';
import { standing } from './wizard';

/** What a provider of CEPs answers; a controller: nothing, and the patience with it is over. */
const ceps = new Map<string, { status?: number; body: unknown } | AbortController>();
const cepServer = createServer((request, response) => {
  const known = ceps.get(request.url!.split('/')[1]!);
  if (known instanceof AbortController) return known.abort();
  response.writeHead(known?.status ?? (known ? 200 : 404), { 'content-type': 'application/json' });
  response.end(JSON.stringify(known?.body ?? {}));
});

let site: AnnounceSite;
beforeAll(async () => {
  await new Promise<void>((resolve) => cepServer.listen(0, '127.0.0.1', resolve));
  const { port } = cepServer.address() as AddressInfo;
  site = await openAnnounceSite({ CEP_URL: `http://127.0.0.1:${port}/{cep}/json` });
});
afterAll(async () => {
  await site.close();
  cepServer.closeAllConnections();
  cepServer.close();
});
beforeEach(() => site.clear());
afterEach(() => vi.restoreAllMocks());

it.each<[string, string, { status?: number; body: unknown } | 'nothing' | undefined, object, string]>([
  [
    'a street’s',
    '01310-100',
    { body: { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' } },
    { endereco: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', estado: 'SP' },
    'Avenida Paulista, Bela Vista, São Paulo.',
  ],
  [
    'a town’s',
    '28950 000',
    { body: { street: '', neighborhood: '', city: 'Armação dos Búzios', state: 'RJ' } },
    { endereco: 'Rua A', cidade: 'Armação dos Búzios', estado: 'RJ' },
    'Este CEP vale para a cidade toda; complete rua e bairro.',
  ],
  [
    'an unknown',
    '99999-999',
    { body: { erro: 'true' } },
    { endereco: 'Rua A' },
    'Não achamos este CEP agora.',
  ],
  [
    'one whose provider fails',
    '99999-998',
    { status: 500, body: {} },
    { endereco: 'Rua A' },
    'Não achamos este CEP agora.',
  ],
  [
    'one whose provider is slow',
    '99999-997',
    'nothing',
    { endereco: 'Rua A' },
    'Não achamos este CEP agora.',
  ],
  ['no', 'abc', undefined, { endereco: 'Rua A' }, 'Não achamos este CEP agora.'],
])(
  '%s CEP is asked for by a button, without scripts, and hinders nobody',
  async (_, cep, answer, stands, message) => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    if (answer) ceps.set(cep.replace(/\D/g, ''), answer === 'nothing' ? patience : answer);
    const { html, status } = await site.owner().step('localizacao', {
      endereco: 'Rua A',
      cep,
      intencao: 'Buscar CEP',
    });
    expect(status).toBe(200);
    expect(html).toContain(message);
    expect(html).not.toContain('class="resumo-erros"');
    expect(standing(html)).toMatchObject(stands);
    expect(timeout.mock.calls).toEqual(answer ? [[800]] : []);
  },
);
