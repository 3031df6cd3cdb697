import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@api/database';
import type { AnnounceInput, RegisterAnnouncementInput } from '@contract/announcements';
import type { testApi } from '../support/api';

/** A home that an owner announces, with what the test gives instead. */
export const makeAnnouncement = (given: Partial<AnnounceInput> = {}): AnnounceInput => ({
  localizacao: 'Rua dos Cajueiros, 85 - Ferradura, Armação dos Búzios - RJ, Brasil',
  endereco: 'Rua dos Cajueiros',
  numero: '85',
  bairro: 'Ferradura',
  cidade: 'Armação dos Búzios',
  estado: 'RJ',
  pais: 'Brasil',
  tipo_imovel: 'Casa',
  situacao_imovel: 'Ocupado por mim',
  area_util: 520,
  imovel_mobiliado: 1,
  dormitorios: 5,
  suites: 5,
  vagas: 4,
  vender: 1,
  alugar: 0,
  valor_venda_desejado: 7_900_000,
  proprietario_nome: 'Clara Nunes',
  email: 'clara@exemplo.com.br',
  proprietario_telefone: '+55 (11) 98765-4321',
  ...given,
});

export const makeRegistration = (
  given: Partial<RegisterAnnouncementInput> = {},
): RegisterAnnouncementInput => ({
  announce: makeAnnouncement(),
  idempotency_key: randomUUID(),
  ...given,
});

/** What a browser is known by. */
export const aToken = () => randomBytes(16).toString('hex');

type App = ReturnType<typeof testApi>['app'];

/** Asks a call, as whoever the bearer names; gives its status and its answer. */
export async function ask(app: App, path: string, body?: object, bearer?: string) {
  const response = await app.request(path, {
    method: body ? 'POST' : 'GET',
    body: body && JSON.stringify(body),
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
  });
  return { status: response.status, answer: await response.json() };
}

/** Sends an announcement; gives its protocol. */
export async function announced(
  app: App,
  given: Partial<RegisterAnnouncementInput> = {},
  bearer?: string,
): Promise<string> {
  const { status, answer } = await ask(app, '/sellRent/register', makeRegistration(given), bearer);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(answer)}`);
  return answer.protocol;
}

export async function announcementId(db: Kysely<Database>, protocol: string): Promise<number> {
  const { id } = await db
    .selectFrom('announcement')
    .innerJoin('lead', 'lead.id', 'lead_id')
    .select('announcement.id')
    .where('protocol', '=', protocol)
    .executeTakeFirstOrThrow();
  return id;
}
