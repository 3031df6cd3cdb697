import { Hono } from 'hono';
import type { z } from 'zod';
import { type brokerAnswer, type brokersAnswer, brokersQuery } from '@contract/broker';
import { slug } from '@domain/search/filters';
import type { Kysely } from 'kysely';
import type { Broker, BrokersDatabase } from '../schema';
import { notFound } from '@api/platform/http/errors';
import { activeBrokers, brokerBySlug, withPortraits } from '../queries/brokers';
import { valid } from '@api/platform/http/validate';
import { publicAnswer } from '@api/platform/http/public-answer';

/** An inactive broker has `data.status` 0; an unknown one gives 404. */
export function brokerRoutes({ db }: { db: Kysely<BrokersDatabase> }): Hono {
  const routes = new Hono();
  routes.get('/brokers', publicAnswer, async (context) => {
    const { limit } = valid(brokersQuery, context.req.query());
    const { brokers, total } = await activeBrokers(db, limit);
    return context.json({
      status: 'success',
      total,
      data: (await withPortraits(db, brokers)).map((broker) => {
        const { slug, name, creci, phone, avatar, segment } = broker;
        return { slug, name, creci, phone, avatar, segment, squad: squadOf(broker) };
      }),
    } satisfies z.input<typeof brokersAnswer>);
  });
  routes.get('/broker/:slug', publicAnswer, async (context) => {
    const given = slug.safeParse(context.req.param('slug'));
    const broker = given.success ? await brokerBySlug(db, given.data) : undefined;
    if (!broker) throw notFound('Consultor não encontrado');
    const [brokerWithPortrait] = await withPortraits(db, [broker]);
    const {
      active,
      squad_id: _id,
      squad_name: _name,
      source_id: _source,
      from_house: _fromBrokerage,
      ...shown
    } = brokerWithPortrait!;
    return context.json({
      status: 'success',
      data: { ...shown, squad: squadOf(broker), status: active ? 1 : 0 },
    } satisfies z.input<typeof brokerAnswer>);
  });
  return routes;
}

function squadOf({ squad_id, squad_name }: Broker) {
  return squad_id !== null && squad_name !== null ? { id: squad_id, name: squad_name } : null;
}
