import type { ListingInput } from '@api/catalogue/listing';
import { portalSecretHeader } from '@domain/property/feed-portals';
import { makeListing } from '../support/catalogue';
import { siteUrl, staffApi, staffTables } from '../staff/staff-api';
import type { TestDatabase } from '../support/database';

export const portalTables = [...staffTables, 'portal_feed', 'portal_listing', 'portal_check'] as const;

/** Taken by all portals. */
export const sent = (reference: string, given: Partial<ListingInput> = {}) =>
  makeListing({
    ...{ reference, title: `Casa ampla ${reference}`, postalCode: '04524030' },
    description: 'Uma casa clara, com sala, cozinha e um quintal com jabuticabeira.',
    photos: photos(5, reference),
    ...given,
  });

export const photos = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({ url: `https://fotos.example/${name}/${at}.jpg`, alt: 'Sala' }));

/** Calls of the admin, and of portals. */
export async function portalsApi(database: TestDatabase) {
  const { db } = database;
  for (const table of portalTables) await db.deleteFrom(table).execute();
  const api = staffApi(database, {
    leadPlaces: { house: ['contato@bossa.example'], webhook: null, mautic: null },
  });
  const { id: member, token } = await api.member('vitrine');
  const secretOf = async (portal: string) => {
    const { data } = await api.good('GET', `staff/portals/${portal}/address`, token);
    return (data.url as string).slice(`${siteUrl}/carga/${portal}/`.length);
  };
  return {
    ...{ api, member, token, secretOf },
    list: async (query: Record<string, string> = {}) =>
      (await api.good('GET', `staff/portals?${new URLSearchParams(query).toString()}`, token)).data,
    /** [property, portal, was, value] */
    save: (...changes: readonly (readonly [number, string, string, string])[]) =>
      api.call('PUT', 'staff/portals/listings', token, {
        changes: changes.map(([property, portal, was, value]) => ({ property, portal, was, value })),
      }),
    plan: (portal: string, highlights: number, super_highlights = 0) =>
      api.good('PUT', `staff/portals/${portal}`, token, {
        highlights: { was: 0, value: highlights },
        ...(super_highlights > 0 && { super_highlights: { was: 0, value: super_highlights } }),
      }),
    undo: (act: number) => api.call('POST', `staff/acts/${act}/undo`, token),
    /** As the website asks for it. */
    async read(portal: string, headers: Record<string, string> = {}, secret?: string) {
      const given = { [portalSecretHeader]: secret ?? (await secretOf(portal)), ...headers };
      return api.app.request(`/portal-files/${portal}`, { headers: given });
    },
  };
}
