import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { PropertiesDatabase } from '../schema';
import { productNotFound } from '@api/platform/http/errors';
import { idParam } from '@api/platform/http/validate';
import { propertyById, type PropertyRow } from '../queries/properties';

/** Any phase is accepted; the answer has the property's own. */
export const phaseParam =
  ':phase{novo|usado|new|used|launch|soonLaunch|soonlaunch|underConstruction|underconstruction}';

/** @throws ApiError 404 'Produto não encontrado' */
export async function propertyOfPath(context: Context, db: Kysely<PropertiesDatabase>): Promise<PropertyRow> {
  const id = idParam(context.req.param('id'));
  const row = id === null ? undefined : await propertyById(db, id);
  if (!row) throw productNotFound();
  return row;
}
