import { Hono } from 'hono';
import type { z } from 'zod';
import { type similarAnswer, similarQuery } from '@contract/property';
import type { Kysely } from 'kysely';
import type { SearchDatabase } from '../schema';
import { valid } from '@api/platform/http/validate';
import { cardsOf } from '@api/properties/queries/cards';
import { phaseParam, propertyOfPath } from '@api/properties/routes/property-of-path';
import { alsoLiked, type Listed, similarTo } from '../queries/similar';
import { publicAnswer } from '@api/platform/http/public-answer';

/** Also answers for a property that is no longer available. */
export function similarRoutes({ db }: { db: Kysely<SearchDatabase> }): Hono {
  return new Hono().get(`/products/${phaseParam}/:id/similar`, publicAnswer, async (context) => {
    const { negotiationType, page, pageSize } = valid(similarQuery, context.req.query());
    const row = await propertyOfPath(context, db);
    const negotiation = negotiationType ?? (row.for_sale ? 'sell' : 'rent');
    const query = { negotiation, page, pageSize };
    const [similar, liked] = await Promise.all([similarTo(db, row, query), alsoLiked(db, row, query)]);
    const answer = async ({ rows, total }: Listed) => ({ data: await cardsOf(db, rows, negotiation), total });
    return context.json({
      similar: await answer(similar),
      youMayAlsoLike: await answer(liked),
    } satisfies z.input<typeof similarAnswer>);
  });
}
