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
import { releaseAnnouncement } from '@api/announcements/release';
import { operator } from '@api/audit/record-act';
import type { releaseHeldLead } from '@api/leads/release-held-lead';
import { reasonOf } from '@api/announcements/announcement-texts';
import type { Command, CommandLine } from './command-line';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { runRelease } from './leads-commands';
import { plain, table, writePieces } from './output';
import type { Database } from '@api/database';
import { maxMessageLength, refusalReason } from '@contract/staff-announcement-writes';
import { openPhotoStore } from '@api/platform/photos/store';
import {
  allAnnouncements,
  type Announcement,
  announcementByProtocol,
} from '@api/announcements/queries/announcements';
import { sentPhotosPage } from '@domain/announcement/photos';
import { announcementSummary, kindText } from '@domain/announcement/summary';
import { counted } from '@domain/kernel/counts';
import { momentText } from '@domain/kernel/moment';
import { suspicionNames } from '@domain/leads/suspicion';

const moves = { analise: 'em análise', visita: 'visita de fotos' } as const;

const release: typeof releaseHeldLead = (db, protocol, places) =>
  releaseAnnouncement(db, protocol, places, operator);

const usage = 'announcements pede: list, show, release, move, accept, publish, decline ou export';

/** `announcements`: the brokerage's work on owners' announcements (docs/decisions/0070-announcing.md). */
export function addAnnouncements({ add, option, runs }: CommandLine<Command>): void {
  const announcements = add('announcements', usage);
  const sub = (name: string) =>
    add(name, `announcements ${name}: confira o que ele leva, na ajuda`, announcements);
  sub('list').action(() => runs(runList));
  sub('show')
    .argument('<protocol>')
    .action((protocol: string) => runs((db) => runShow(db, protocol)));
  sub('export')
    .addOption(option('--out <file>'))
    .action(({ out }: { out?: string }) =>
      runs(async (db) => {
        await writePieces(announcementsAsCsv((await allAnnouncements(db)).reverse()), out);
        return exitCodes.done;
      }),
    );
  sub('move')
    .argument('<protocol>')
    .argument('<where>')
    .action((protocol: string, where: string) => {
      if (!Object.hasOwn(moves, where)) throw new UsageError("move leva a 'analise' ou a 'visita'");
      runs((db) => done(protocol, moveAnnouncement(db, protocol, moves[where as keyof typeof moves])));
    });
  sub('accept')
    .argument('<protocol>')
    .addOption(option('--country <code>'))
    .action((protocol: string, options: { country?: string }) => {
      const country = options.country?.toUpperCase();
      if (country !== undefined && !/^[A-Z]{2}$/.test(country))
        throw new UsageError('--country pede as duas letras de um país (PT)');
      runs(async (db, env) => {
        const photos = await photosOf(env, protocol);
        return done(protocol, acceptAnnouncement(db, protocol, { country, photos }));
      });
    });
  sub('release')
    .argument('<protocol>')
    .action((protocol: string) => runs((db, env) => runRelease(db, protocol, env.leadPlaces, release)));
  sub('publish')
    .argument('<protocol>')
    .action((protocol: string) =>
      runs(async (db, env) =>
        done(protocol, publishAnnouncement(db, protocol, await photosOf(env, protocol))),
      ),
    );
  sub('decline')
    .argument('<protocol>')
    .addOption(option('--reason <text>'))
    .action((protocol: string, options: { reason?: string }) => {
      const reason = refusalReason.safeParse(options.reason ?? '');
      if (!reason.success)
        throw new UsageError(
          `decline pede --reason, de até ${maxMessageLength} caracteres: o proprietário o lê`,
        );
      runs((db) => done(protocol, declineAnnouncement(db, protocol, reason.data)));
    });
}

/** Copies the photos to the photo store. */
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

async function done(protocol: string, act: Promise<Announcement | undefined>): Promise<ExitCode> {
  try {
    const { history, property_id } = known(await act, protocol);
    const propertyText = property_id === null ? '' : `; o imóvel dele é o nº ${property_id}`;
    console.log(
      plain(`${protocol}: ${history.at(-1)!.what}${propertyText}. O proprietário é avisado por carta.`),
    );
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof ActRefused)) throw error;
    console.error(plain(`RECUSADO, nada foi mudado: o anúncio ${protocol} ${error.message}${error.hint}`));
    return exitCodes.refused;
  }
}

function known(announcement: Announcement | undefined, protocol: string): Announcement {
  if (!announcement) throw new UsageError(`não existe o anúncio '${protocol}'`);
  return announcement;
}

function photosRow({ announce: { fotos } }: Announcement): [string, string][] {
  const page = sentPhotosPage(fotos?.[0]);
  return page ? [['fotos', `${fotos!.length}: ${page}`]] : [];
}
