import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { contractCalls } from '@contract/calls';
import { fieldsOf } from '@contract/ours';
import { CircuitBreaker } from './circuit-breaker.server';
import { createApiClient } from './client.server';
import { type ApiFields } from './specified-fields.server';
import { send } from './transport.server';

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.jsonValue());
/** Random values of a schema's shape, with missing and extra fields. */
function madeOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const def = schema._zod.def as z.core.$ZodTypeDef & Record<string, z.core.$ZodType | undefined>;
  switch (def.type) {
    case 'object': {
      const shape = Object.entries((schema as z.ZodObject)._zod.def.shape);
      const known = Object.fromEntries(shape.map(([name, field]) => [name, madeOf(field)]));
      return fc.oneof({ weight: 9, arbitrary: fc.record(known, { requiredKeys: [] }) }, leaf);
    }
    case 'array':
      return fc.oneof({ weight: 4, arbitrary: fc.array(madeOf(def.element!), { maxLength: 3 }) }, leaf);
    case 'union':
      return fc.oneof(...(schema as z.ZodUnion)._zod.def.options.map(madeOf));
    default: {
      const inner = def.innerType ?? def.in;
      return inner ? madeOf(inner) : leaf;
    }
  }
}

function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((each) => pathsIn(each, `${path}[]`))];
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([name, each]) => pathsIn(each, path ? `${path}.${name}` : name)),
  ];
}

async function sentFields(
  fields: ApiFields,
  method: string,
  path: string,
  requested: { body?: unknown; query?: object },
) {
  let request!: Request;
  const fetch = async (given: Request) => {
    request = given;
    return Response.json(null);
  };
  const transport = { fetch, fields, circuitBreakerOf: () => new CircuitBreaker() };
  const named = path.replace(/:\w+/g, 'um-nome');
  await send(transport, { ...requested, method, path: named, answer: () => null } as Parameters<
    typeof send
  >[1]);
  const text = await request.text();
  return {
    body: text ? (JSON.parse(text) as unknown) : undefined,
    query: Object.fromEntries(new URL(request.url).searchParams),
  };
}

const oursOf = (schema: z.ZodType) => fieldsOf(schema).flatMap(({ path, isOurs }) => (isOurs ? [path] : []));
const isIn = (path: string, ours: readonly string[]) =>
  ours.some((each) => path === each || path.startsWith(`${each}.`) || path.startsWith(`${each}[]`));
const asWritten = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const named = contractCalls.map((call) => [call.method, call.path, call] as const);
const specified = named.filter(([, , { source }]) => source !== 'ours');

describe('with API_FIELDS=specification', () => {
  test.each(specified.filter(([, , { body }]) => body))(
    '%s %s carries no field of ours, whatever is sent, and all others',
    async (method, path, { body }) => {
      const ours = oursOf(body!);
      await fc.assert(
        fc.asyncProperty(madeOf(body!), async (given) => {
          const sent = await sentFields('specification', method, path, { body: given });
          const all = new Set(pathsIn(asWritten(given)));
          expect(new Set(pathsIn(sent.body))).toEqual(new Set([...all].filter((each) => !isIn(each, ours))));
        }),
      );
    },
  );

  test.each(specified.filter(([, , { query }]) => query))(
    '%s %s asks for nothing of ours in its address',
    async (method, path, { query }) => {
      const names = fieldsOf(query!);
      const given = Object.fromEntries(names.map((each) => [each.path, 'x']));
      const { query: sent } = await sentFields('specification', method, path, { query: given });
      expect(Object.keys(sent)).toEqual(names.flatMap((each) => (each.isOurs ? [] : [each.path])));
    },
  );

  test('a call that is ours as a whole is asked as ever', async () => {
    const body = { negotiation: 'sell', lp: 'a', fixedProductPhase: 'usado' };
    expect((await sentFields('specification', 'POST', 'search/pins', { body })).body).toEqual(body);
  });
});

test.each(named)('without it %s %s is asked as ever', async (method, path, { body, query }) => {
  const requested = fc.record({ body: body ? madeOf(body) : fc.constant({}) });
  const isRead = method === 'GET';
  await fc.assert(
    fc.asyncProperty(requested, async (given) => {
      const sent = await sentFields('all', method, path, {
        ...(isRead ? {} : given),
        query: query && { cards: 1, limit: 8 },
      });
      if (!isRead) expect(sent.body).toEqual(asWritten(given.body));
      expect(sent.query).toEqual(query ? { cards: '1', limit: '8' } : {});
    }),
    { numRuns: 10 },
  );
});

test('sends only specification fields for leads, favorites and suggestions', async () => {
  const requested: string[] = [];
  const client = createApiClient({
    fields: 'specification',
    async fetch(request) {
      requested.push(
        `${new URL(request.url).pathname}${new URL(request.url).search} ${await request.text()}`,
      );
      return Response.json({ data: [], locations: [] });
    },
  });
  await client.sendLead({
    idempotency_key: 'a-key-of-sixteen-letters',
    kind: 'contact',
    email: 'clara@exemplo.com.br',
    name: 'Clara Nunes',
    message: 'Quero alugar uma casa.',
    price_max: 12_000,
    consent: { version: '2026-11-21', at: '2026-11-22T12:00:00Z' },
  });
  await client
    .as('token', { visitor: { country: 'br', ip: null, region: null }, userAgent: null })
    .favorites({ cards: true });
  await client.searchLocations('moema', 8);
  expect(requested).toEqual([
    '/leads {"email":"clara@exemplo.com.br","name":"Clara Nunes","price_max":12000}',
    '/clientArea/favorite ',
    '/products/searchLocations/moema ',
  ]);
});
