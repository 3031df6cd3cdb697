import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { cachedBrokerage } from '@api/brokerage/queries/brokerage';
import { anyPropertyById, detailOf, urlsOf } from '@api/properties/queries/properties';
import type { Photo, PropertyDetail } from '@contract/property';
import type { reservedPropertyAnswer } from '@contract/reserved';
import { photoMount } from '@domain/media/photo';
import type { Access } from './access';
import { sealedBase, sealSecret } from '@api/platform/photos/photo-seals';
import type { ReservedDatabase } from './schema';

type Answer = NonNullable<z.input<typeof reservedPropertyAnswer>['reserved']>;

/** What an invitation shows. Each photo has an address of this invitation alone. */
export function reservedProperty(db: Kysely<ReservedDatabase>) {
  const getBrokerage = cachedBrokerage(db);
  return async ({ property, invitation, name, visibility, expires_at }: Access): Promise<Answer | null> => {
    const row = await anyPropertyById(db, property);
    if (!row) return null;
    const ends = { name, expires_at: expires_at.toISOString() };
    const { sell, rent } = urlsOf(row);
    if (visibility === 'public') return { ...ends, detail: null, path: `/${sell ?? rent}/${row.id}` };
    const secret = await sealSecret(db);
    const detail = await detailOf(db, row, await getBrokerage());
    return {
      ...ends,
      detail: withSealedPhotos(detail, (key) => sealedBase(secret, { key, invitation })),
      path: null,
    };
  };
}

/** Wherever a detail has a photo. */
function withSealedPhotos(detail: PropertyDetail, baseOf: (key: string) => string): PropertyDetail {
  const sealed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sealed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        isBase(name, part) ? baseOf(keyIn(part)) : sealed(part),
      ]),
    );
  };
  return sealed(detail) as PropertyDetail;
}

const isBase = (name: string, part: unknown): part is string & Photo['base'] =>
  name === 'base' && typeof part === 'string' && /^\/fotos\/[0-9a-f]{24}$/.test(part);
const keyIn = (base: string) => base.slice(photoMount.length + 1);
