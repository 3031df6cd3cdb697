import { Hono } from 'hono';
import type { z } from 'zod';
import {
  type codeAnswer,
  codeParam,
  type GoneProperty,
  type PropertyCard,
  type PropertyDetail,
  productQuery,
} from '@contract/property';
import type { Kysely } from 'kysely';
import type { PropertiesDatabase } from '../schema';
import { productUnavailable } from '@api/platform/http/errors';
import { cardsOf } from '../queries/cards';
import { cachedBrokerage } from '@api/brokerage/queries/brokerage';
import { goneOf } from '../queries/saved-properties';
import { detailOf, propertiesByCode, type PropertyRow, urlsOf } from '../queries/properties';
import { phaseParam, propertyOfPath } from './property-of-path';
import { valid } from '@api/platform/http/validate';
import { publicAnswer } from '@api/platform/http/public-answer';

/** By id or code. 404 'Produto não encontrado'; 410 'Indisponível' for a property off the market. */
export function productRoutes({ db }: { db: Kysely<PropertiesDatabase> }): Hono {
  const routes = new Hono();
  const getBrokerage = cachedBrokerage(db);

  routes.get('/products/code/:code', publicAnswer, async (context) => {
    const code = codeParam.safeParse(context.req.param('code'));
    const rows = code.success ? await propertiesByCode(db, code.data) : [];
    const [best, ...others] = rows.map((row) => ({
      id: row.id,
      url: urlsOf(row),
      codigo: row.reference,
      titulo1: row.title,
      endereco: { cidade: row.city, bairro: row.district },
    }));
    return context.json(
      (best ? { ...best, others } : { id: null, url: null }) satisfies z.input<typeof codeAnswer>,
    );
  });

  routes.get(`/products/${phaseParam}/:id`, publicAnswer, async (context) => {
    const { negotiationType } = valid(productQuery, context.req.query());
    const row = await propertyOfPath(context, db);
    if (!row.active || !row.available) throw productUnavailable(await gonePropertyOf(db, row));
    const answer: PropertyDetail = await detailOf(db, row, await getBrokerage(), negotiationType);
    return context.json(answer);
  });

  return routes;
}

async function gonePropertyOf(db: Kysely<PropertiesDatabase>, row: PropertyRow): Promise<GoneProperty> {
  const [card] = (await cardsOf(db, [row])) as [PropertyCard];
  return goneOf(card);
}
