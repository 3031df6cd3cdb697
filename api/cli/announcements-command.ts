import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { ActRefused } from '@api/announcements/act-refused';
import {
  acceptAnnouncement,
  declineAnnouncement,
  moveAnnouncement,
  publishAnnouncement,
} from '@api/announcements/acts';
import { storeAnnouncedPhotos } from '@api/announcements/announced-photos';
import { announcementsAsCsv } from '@api/announcements/csv';
import { reasonOf } from '@api/announcements/words';
import type { Command } from '@api/cli/command-line';
import { type ExitCode, exitCodes, UsageError } from '@api/cli/exit-codes';
import { runRelease } from '@api/cli/leads-commands';
import { plain, table, writePieces } from '@api/cli/output';
import type { Database } from '@api/db/schema';
import { openPhotoStore } from '@api/photos/store';
import { allAnnouncements, type Announcement, announcementByProtocol } from '@api/repositories/announcements';
import { sentPhotosPage } from '@domain/announcement/photos';
import { announcementSummary, kindText } from '@domain/announcement/summary';
import { counted } from '@domain/counts';
import { momentText } from '@domain/moment';
import { suspicionNames } from '@domain/suspicion';
import { requiredText } from '@domain/validation/text';

const moves = { analise: 'em análise', visita: 'visita de fotos' } as const;
/** Longest reason, in characters. */
const longestReason = 1_000;

/** What `announcements` is asked: what owners announce, and what the house does with it (docs/decisions/0070-announcing.md). */
export function announcementsCommand([name, ...args]: string[]): Command {
  const options = {
    out: { type: 'string' },
    country: { type: 'string' },
    reason: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const only = (wanted: number, allowed?: keyof typeof options) => {
    if (positionals.length !== wanted || Object.keys(values).some((given) => given !== allowed))
      throw new UsageError(`announcements ${name}: confira o que ele leva, na ajuda`);
    return positionals as [string, ...string[]];
  };
  switch (name) {
    case 'list':
      only(0);
      return runList;
    case 'show': {
      const [protocol] = only(1);
      return (db) => runShow(db, protocol);
    }
    case 'export':
      only(0, 'out');
      return async (db) => {
        await writePieces(announcementsAsCsv((await allAnnouncements(db)).reverse()), values.out);
        return exitCodes.done;
      };
    case 'move': {
      const [protocol, where = ''] = only(2);
      if (!Object.hasOwn(moves, where)) throw new UsageError("move leva a 'analise' ou a 'visita'");
      return (db) => done(protocol, moveAnnouncement(db, protocol, moves[where as keyof typeof moves]));
    }
    case 'accept': {
      const [protocol] = only(1, 'country');
      const country = values.country?.toUpperCase();
      if (country !== undefined && !/^[A-Z]{2}$/.test(country))
        throw new UsageError('--country pede as duas letras de um país (PT)');
      return async (db, env) => {
        const photos = await photosOf(env, protocol);
        return done(protocol, acceptAnnouncement(db, protocol, { country, photos }));
      };
    }
    case 'release': {
      const [protocol] = only(1);
      return (db, env) => runRelease(db, protocol, env.leadPlaces);
    }
    case 'publish': {
      const [protocol] = only(1);
      return async (db, env) =>
        done(protocol, publishAnnouncement(db, protocol, await photosOf(env, protocol)));
    }
    case 'decline': {
      const [protocol] = only(1, 'reason');
      const reason = requiredText('', longestReason).safeParse(values.reason ?? '');
      if (!reason.success)
        throw new UsageError(
          `decline pede --reason, de até ${longestReason} caracteres: o proprietário o lê`,
        );
      return (db) => done(protocol, declineAnnouncement(db, protocol, reason.data));
    }
    default:
      throw new UsageError(
        'announcements pede: list, show, release, move, accept, publish, decline ou export',
      );
  }
}

/** Its photos, in the store of photos from then on. */
const photosOf = ({ dataDir, photosStore }: Parameters<Command>[1], protocol: string) =>
  storeAnnouncedPhotos(dataDir, openPhotoStore(dataDir, photosStore), protocol);

async function runList(db: Kysely<Database>): Promise<ExitCode> {
  const all = await allAnnouncements(db);
  const rows = all.map((row) => [
    row.protocol,
    momentText(row.created_at),
    row.suspicion
      ? suspicionNames[row.suspicion]
      : row.property_id !== null && row.state !== 'no ar' && row.state !== 'recusado'
        ? `${row.state}, aceito`
        : row.state,
    kindText(row.announce),
    `${row.announce.bairro}, ${row.announce.cidade}`,
    row.name,
  ]);
  if (rows.length > 0) console.log(table(rows));
  console.log(counted(all.length, 'anúncio', 'anúncios'));
  return exitCodes.done;
}

async function runShow(db: Kysely<Database>, protocol: string): Promise<ExitCode> {
  const row = known(await announcementByProtocol(db, protocol), protocol);
  const reason = reasonOf(row);
  const facts: [string, string][] = [
    ['referência', row.protocol],
    ['situação', row.suspicion ? suspicionNames[row.suspicion] : row.state],
    ...(reason ? [['motivo', reason] as [string, string]] : []),
    ...(row.property_id === null
      ? []
      : [['imóvel', `AN-${row.protocol}, nº ${row.property_id}`] as [string, string]]),
    ...announcementSummary(row.announce).flatMap(({ rows }) => rows),
    ...photosRow(row),
  ];
  console.log(table(facts));
  console.log(`\n${table(row.history.map(({ what, at }) => [momentText(new Date(at)), what]))}`);
  return exitCodes.done;
}

/** Says what was done, or why it was not. */
async function done(protocol: string, act: Promise<Announcement | undefined>): Promise<ExitCode> {
  try {
    const { history, property_id } = known(await act, protocol);
    const home = property_id === null ? '' : `; o imóvel dele é o nº ${property_id}`;
    console.log(plain(`${protocol}: ${history.at(-1)!.what}${home}. O proprietário é avisado por carta.`));
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof ActRefused)) throw error;
    console.error(plain(`RECUSADO, nada foi mudado: o anúncio ${protocol} ${error.message}`));
    return exitCodes.refused;
  }
}

function known(announcement: Announcement | undefined, protocol: string): Announcement {
  if (!announcement) throw new UsageError(`não existe o anúncio '${protocol}'`);
  return announcement;
}

/** How many photos came with it, and where they open. */
function photosRow({ announce: { fotos } }: Announcement): [string, string][] {
  const page = sentPhotosPage(fotos?.[0]);
  return page ? [['fotos', `${fotos!.length}: ${page}`]] : [];
}
