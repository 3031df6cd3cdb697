import { Hono } from 'hono';
import type { z } from 'zod';
import type { brokerAnswer } from '@contract/broker';
import { slug } from '@contract/filters';
import type { ApiDeps } from '@api/app';
import { notFound } from '@api/errors';
import { brokerBySlug } from '@api/repositories/brokers';

/** `GET broker/{slug}`: an inactive broker is answered with `data.status` 0, an unknown one with 404. */
export function brokerRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();
  routes.get('/broker/:slug', async (context) => {
    const given = slug.safeParse(context.req.param('slug'));
    const broker = given.success ? await brokerBySlug(db, given.data) : undefined;
    if (!broker) throw notFound('Consultor não encontrado');
    const { active, squad_id, squad_name, source_id: _, ...shown } = broker;
    const squad = squad_id !== null && squad_name !== null ? { id: squad_id, name: squad_name } : null;
    return context.json({
      status: 'success',
      data: { ...shown, squad, status: active ? 1 : 0 },
    } satisfies z.input<typeof brokerAnswer>);
  });
  return routes;
}
