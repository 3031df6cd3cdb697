import { readFileSync } from 'node:fs';
import { UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { contractCalls } from '@contract/calls';
import { errorAnswer } from '@contract/errors';
import { type ContractField, fieldsOf } from '@contract/ours';
import { specifiedBackEnd } from '../support/specified/back-end';
import { specifiedCatalogue } from '../support/specified/catalogue';

/**
 * Which fields are the specification's and which are ours, as the contract marks them, held against what knows nothing of
 * the contract: the stand-in, which is written from the specifications, and their own words.
 */
const standIn = specifiedBackEnd(specifiedCatalogue({ pictures: 'https://fotos.operador.example' }));
const email = 'clara@exemplo.com.br';
const person = { nome: 'Clara Nunes', email, password: 'Bossa#1958', telefone: '+55 (11) 98765-4321' };
const bodies: Record<string, object> = {
  'search/properties': {},
  'search/recent': { anonymous_user_id: 'anonymous-visitor-01', location_id: 1 },
  leads: { email, name: person.nome },
  visitTypeView: { product_id: 1001, product_segment: 'usado', view_type: 'detail' },
  'auth/login': person,
  'auth/login/google': {
    credential: new UnsecuredJWT({ email: 'ana@exemplo.com.br', name: 'Ana' }).encode(),
  },
  'auth/register': { ...person, email: 'rui@exemplo.com.br' },
  'check/email': { email },
  'confirm/registration': { email },
  'clientArea/visitasImovel': { id_imovel: 1001 },
  'clientFavorites/favorite/:codigo': { pastaId: 1, fase: 'usado' },
};
const parts: Record<string, string> = {
  ...{ code: '1001', id: '1001', phase: 'usado', condition: 'used', value: 'moema', slug: 'ana-reis' },
  ...{ codigo: '1001', estateId: '1001', pastaId: '1', folder: '1', name: 'Favoritos' },
  ...{ location: 'cidade', negotiation: 'sell', uf: 'SP', city: 'sao-paulo', district: 'moema' },
};

/** What the stand-in answers; undefined: nothing. */
async function answered(method: string, path: string, body: object | undefined = bodies[path]) {
  const response = await standIn.fetch(
    new Request(`http://stand-in/${path.replace(/:(\w+)/g, (_, part: string) => parts[part]!)}`, {
      method,
      headers: { authorization: `Bearer token-of-${email}` },
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    }),
  );
  const text = await response.text();
  return { status: response.status, answer: text ? (JSON.parse(text) as unknown) : undefined };
}

/** The paths of what stands in a value, written as the contract's. */
function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((each) => pathsIn(each, `${path}[]`))];
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([name, each]) => pathsIn(each, path ? `${path}.${name}` : name)),
  ];
}

/** What the marks say that is not so. */
function wrongMarks(fields: readonly ContractField[], answer: unknown): string[] {
  const there = new Set(pathsIn(answer));
  const holds = (path: string) => [...there].some((each) => each.startsWith(`${path}.`));
  return fields.flatMap(({ path, isOurs }) => {
    if (isOurs) return there.has(path) ? [`${path} is not ours`] : [];
    const within = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    const isMissing = !there.has(path) && (within === '' || holds(within));
    return isMissing ? [`${path} is ours`] : [];
  });
}

await answered('POST', 'auth/register', person);
await answered('POST', 'clientArea/favorite/:code/:condition');
await answered('POST', 'clientArea/visitasImovel');
const specified = contractCalls
  .filter(({ source }) => source !== 'ours')
  .map((call) => [call.method, call.path, call] as const);

test.each(specified)(
  '%s %s answers what the contract says is the specification’s',
  async (method, path, call) => {
    const { status, answer } = await answered(method, path);
    expect(status).toBeLessThan(300);
    if (answer !== undefined) expect(wrongMarks(fieldsOf(call.answer), answer)).toEqual([]);
  },
);

test.each([
  ['GET', 'products/usado/4'],
  ['GET', 'products/usado/999'],
  ['GET', 'broker/quem'],
])('%s %s is refused in words that are the specification’s', async (method, path) => {
  const { status, answer } = await answered(method, path);
  expect(status).toBeGreaterThan(399);
  const fields = fieldsOf(errorAnswer);
  expect(
    wrongMarks(
      fields.filter(({ isOurs }) => isOurs),
      answer,
    ),
  ).toEqual([]);
});

const documents = ['1-search-navigation-sign-in', '2-client-and-owner-areas'].map((name) =>
  readFileSync(`docs/spec/${name}.md`, 'utf8'),
);
const words = (text: string) => new Set(text.match(/\w+/g));
const filters = /^### 3\.3 Filters\n+(.*)$/m.exec(documents[0]!)![1]!;

const announced = /^\*\*Announce \(owner submission\)\*\*:\n((?:- .*\n)*)/m.exec(documents[1]!)![1]!;
const folder = /^\*\*Favourite folder\*\*: (.*)$/m.exec(documents[1]!)![1]!;

/** The words in which the specification says what a call carries: its row in the tables of calls; a search's filters stand apart, and what a folder and an announcement have. */
function wordsOf(method: string, path: string): Set<string> {
  if (path === 'search/properties') return words(filters);
  const row = new RegExp(`^\\| ${method} (?:\\| )?${path.replace(/:\w+/g, '\\{\\w+\\}')} \\|(.*)$`, 'm');
  const [documented] = documents.flatMap((text) => row.exec(text)?.[1] ?? []);
  if (path === 'sellRent/register') return words(`${documented} ${announced}`);
  return words(documented?.includes('folder body') ? folder : (documented ?? ''));
}

test.each(specified.filter(([, , { body }]) => body))(
  '%s %s is asked with what the contract says is the specification’s',
  (method, path, { body }) => {
    const documented = wordsOf(method, path);
    const fields = fieldsOf(body!);
    expect(fields.length).toBeGreaterThan(0);
    const isDocumented = (names: string) => names.split(/\W+/).every((name) => documented.has(name));
    expect(fields.filter(({ path: names, isOurs }) => isDocumented(names) === isOurs)).toEqual([]);
  },
);

test.each(specified.filter(([, , { query }]) => query))(
  '%s %s marks its query fields as the specification documents them',
  (_method, path, { query }) => {
    // '{code}' stands for ':code', and what is asked follows a '?'.
    const row = new RegExp(` ${path.replace(/:\w+/g, '\\{[^}]*\\}')}(?:\\?(\\S*))? `);
    const documented = words(documents.map((text) => row.exec(text)?.[1] ?? '').join(' '));
    const fields = fieldsOf(query!);
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter(({ path: name, isOurs }) => documented.has(name) === isOurs)).toEqual([]);
  },
);

test('no name is the specification’s that it never says', () => {
  const documented = words(documents.join('\n'));
  const schemas = specified.flatMap(([, , { answer, body, query }]) =>
    [answer, body, query].filter((each) => each !== undefined),
  );
  const unsaid = schemas
    .flatMap((schema) => fieldsOf(schema))
    .filter(({ path, isOurs }) => !isOurs && !documented.has(path.split(/\W+/).at(-1)!));
  expect(unsaid).toEqual([]);
});
