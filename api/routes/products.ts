import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import {
  type codeAnswer,
  codeParam,
  type GoneProperty,
  type PropertyCard,
  type PropertyDetail,
  productQuery,
  type similarAnswer,
  similarQuery,
} from '@contract/property';
import type { ApiDeps } from '@api/deps';
import { productNotFound, productUnavailable } from '@api/errors';
import { cardsOf } from '@api/repositories/cards';
import { lately } from '@api/repositories/house';
import { goneOf } from '@api/repositories/kept-products';
import { detailOf, productById, productsByCode, type ProductRow, urlsOf } from '@api/repositories/products';
import { alsoLiked, type Listed, similarTo } from '@api/repositories/similar';
import { idParam, valid } from './validate';

/** The phase is the address's word or a condition; which one it really is, the answer tells. */
const phase = ':phase{novo|usado|new|used|launch|soonLaunch|soonlaunch|underConstruction|underconstruction}';

/**
 * A property by id or by code. 404 'Produto não encontrado'; 410 'Indisponível' for one that is not on offer any more,
 * whose similar ones are still answered.
 */
export function productRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();
  const house = lately(db);

  const product = async (context: Context): Promise<ProductRow> => {
    const id = idParam(context.req.param('id'));
    const row = id === null ? undefined : await productById(db, id);
    if (!row) throw productNotFound();
    return row;
  };

  routes.get('/products/code/:code', async (context) => {
    const code = codeParam.safeParse(context.req.param('code'));
    const rows = code.success ? await productsByCode(db, code.data) : [];
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

  routes.get(`/products/${phase}/:id`, async (context) => {
    const { negotiationType } = valid(productQuery, context.req.query());
    const row = await product(context);
    if (!row.active || !row.available) throw productUnavailable(await toldOf(db, row));
    const answer: PropertyDetail = await detailOf(db, row, await house(), negotiationType);
    return context.json(answer);
  });

  routes.get(`/products/${phase}/:id/similar`, async (context) => {
    const { negotiationType, page, pageSize } = valid(similarQuery, context.req.query());
    const row = await product(context);
    const negotiation = negotiationType ?? (row.for_sale ? 'sell' : 'rent');
    const asked = { negotiation, page, pageSize };
    const [similar, liked] = await Promise.all([similarTo(db, row, asked), alsoLiked(db, row, asked)]);
    const answer = async ({ rows, total }: Listed) => ({ data: await cardsOf(db, rows, negotiation), total });
    return context.json({
      similar: await answer(similar),
      youMayAlsoLike: await answer(liked),
    } satisfies z.input<typeof similarAnswer>);
  });

  return routes;
}

async function toldOf(db: ApiDeps['db'], row: ProductRow): Promise<GoneProperty> {
  const [card] = (await cardsOf(db, [row])) as [PropertyCard];
  return goneOf(card);
}
