import { sql } from 'kysely';
import { createApi } from '@api/app';
import { invite } from '@api/reserved/invitations';
import { operator } from '@api/audit/record-act';
import { openSite } from '../imoveis/site';
import { makeListing } from '../support/catalogue';
import { silentLogger } from '../support/silent-logger';
import type { Page } from '../support/visit';
import { setVisibility } from './hidden-listings';

export const photoKey = 'facefeed0000000000000001';
export const photoUrl = 'https://fotos.example/reservada.jpg';

/** A site with one reserved property, and an API over the same database that has photos. */
export async function openReservedSite() {
  const site = await openSite([
    makeListing({
      reference: 'RES-1',
      title: 'Casa das Mangueiras',
      photos: [{ url: photoUrl, alt: 'Sala' }],
    }),
    makeListing({ reference: 'PUB-1', photos: [] }),
  ]);
  await sql`update photo set key = ${photoKey}, status = 'ready', width = 900, height = 600
    where url = ${photoUrl}`.execute(site.db);
  const id = site.ids.get('RES-1')!;
  await setVisibility(site.db, [id], 'reserved');
  const derivatives = {
    get: async () => Buffer.from('picture'),
    prepare: async () => undefined,
    idleFor: () => Infinity,
  };
  const photos = createApi({ db: site.db, log: silentLogger, derivatives });
  return {
    ...site,
    id,
    page: `/reservado/${id}/imovel`,
    /** @returns the token of a new link */
    link: async (name = 'Clara Nunes', days = 7) =>
      (await invite(site.db, operator, id, { name, email: null, days })).token!,
    inviteAccount: (email: string) => invite(site.db, operator, id, { name: 'Nara', email, days: 7 }),
    photo: async (path: string) => photos.request(path),
  };
}

export const linkPage = (token: string) => `/reservado?convite=${token}`;

/** As a browser sends it back. */
export const cookieOf = ({ headers }: Pick<Page, 'headers'>): string => {
  const line = headers.getSetCookie().find((each) => each.startsWith('reservado='));
  return line?.split(';')[0] ?? '';
};

/** Addresses of photos that a page has. */
export const photosIn = (html: string): string[] => [
  ...new Set(html.match(/\/(?:reservado\/)?fotos\/[\w-]+\/[\w.-]+/g)),
];
