import type { Kysely } from 'kysely';
import { townOf } from '@api/catalogue/towns';
import { districtOf } from '@api/catalogue/district-names';
import type { Database } from '@api/db/schema';
import { openGazetteer } from '@api/gazetteer/gazetteer';
import type { House, Letter } from '@api/mail/letter';
import { letterPages } from '@api/mail/letter-pages';
import type { Announcement } from '@api/repositories/announcements';
import { callBy } from '@domain/announcement/call-by';
import { homeCountry } from '@domain/announcement/options';
import { namedPlaceIn } from '@domain/taxonomy/named-location-lookup';
import { dormsText, kindText, wantText } from '@domain/announcement/summary';
import { retention } from '@domain/privacy';

interface Desk {
  db: Kysely<Database>;
  house: House;
}

/**
 * 'Recebemos seu imóvel': to an address that anybody may have typed, so that nothing is in it that was typed, but what was
 * chosen, and a place that the catalogue knows.
 * @param photos where its owner adds photos, by a secret of this letter
 */
export async function announcementReceivedLetter(
  { db, house }: Desk,
  sent: Announcement,
  photos: string,
): Promise<Letter> {
  const { announce, protocol, created_at } = sent;
  const place = await knownPlace(db, announce);
  return {
    subject: `Recebemos seu imóvel, ${protocol}`,
    preview: `Um consultor liga até ${callBy(created_at)}.`,
    heading: 'Recebemos seu imóvel.',
    paragraphs: [`Um consultor da região liga em até dois dias úteis, até ${callBy(created_at)}.`],
    facts: [
      ['Referência', protocol],
      ['Imóvel', `${kindText(announce)}, ${dormsText(announce)}`],
      ...(place ? [['Lugar', place] as [string, string]] : []),
      ['Você quer', wantText(announce)],
    ],
    more: [
      { label: announce.fotos?.length ? 'Incluir ou trocar fotos' : 'Tem fotos? Inclua aqui', url: photos },
    ],
    action: { label: 'Acompanhar', url: house.siteUrl + letterPages.myProducts },
    notes: [
      'Para acompanhar, entre com este e-mail, ou crie uma conta com ele, em “Meus imóveis”.',
      `O link das fotos abre por ${retention.announcementPhotoLinkDays} dias, a quem tiver esta carta.`,
    ],
    reason:
      'Você recebe este e-mail porque um imóvel foi anunciado pelo site com este endereço. Se não foi você, ignore; nada muda.',
  };
}

/** 'Ferradura, Armação dos Búzios': as far as such a district and town are known; null: they are not. */
async function knownPlace(db: Kysely<Database>, announce: Announcement['announce']): Promise<string | null> {
  if (announce.pais !== homeCountry) return null;
  const written = { city: announce.cidade, state: announce.estado, country: 'BR' };
  const town = townOf(written, await openGazetteer());
  if (!town.municipality && !namedPlaceIn(town.slug)) return null;
  const { slug } = districtOf(announce.bairro, town);
  const district = await db
    .selectFrom('location')
    .select('district')
    .where('kind', '=', 'bairro')
    .where('city_slug', '=', town.slug)
    .where('district_slug', '=', slug)
    .executeTakeFirst();
  return [...(district?.district ? [district.district] : []), town.name].join(', ');
}
