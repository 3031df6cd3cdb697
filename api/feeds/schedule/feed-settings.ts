import { isSourceName, reservedFor } from '@api/catalogue/source-name';
import type { SettingText } from '@api/platform/process/setting';
import { StartupError } from '@api/platform/process/startup-error';
import { basicAuth } from '../import/feed-address';

export interface Feed {
  /** The source's name. */
  name: string;
  /** Can contain a password or key: not for logs, reports or tables (import/feed-address.ts). */
  address: string;
  /** From FEED_{NAME}_USER, _PASSWORD and _HEADER. */
  headers: Record<string, string>;
  /** From FEED_{NAME}_PLACES: the table of places by the feed's codes. */
  places?: string;
}

/** '15m', '1h', '1d' */
const unitMinutes = { m: 1, h: 60, d: 24 * 60 } as const;
const everyMinutes = { shortest: 5, longest: 7 * 24 * 60 };

const usualEvery = '1h';

export const settingTexts: Record<string, SettingText> = {
  FEEDS: {
    description:
      'feeds that are imported on a schedule: `casa=https://crm.example/feed.xml`, separated by spaces; the name is the source (`--source`)',
  },
  FEEDS_EVERY: { default: `\`${usualEvery}\``, description: 'the interval, `5m` to `7d`' },
  'FEED_{NAME}_USER': {
    description: "the feed's user (`FEED_MINHA_CASA_USER` for `minha-casa`)",
  },
  'FEED_{NAME}_PASSWORD': { description: "the user's password" },
  'FEED_{NAME}_HEADER': { description: 'a request header for the feed, `X-Api-Key: …`' },
  'FEED_{NAME}_PLACES': {
    description:
      'the table of places of a feed that has only codes ([catalogue.md](catalogue.md#places-of-a-feed-that-has-only-codes)): a CSV file that `import --places` writes',
  },
};

const ofFeed = /^FEED_([A-Z0-9_]+)_(USER|PASSWORD|HEADER|PLACES)$/;

export const feedSettings = (source: Record<string, string | undefined>): string[] =>
  Object.keys(source).filter(
    (name) => source[name] && (name === 'FEEDS' || name === 'FEEDS_EVERY' || ofFeed.test(name)),
  );

/** FEEDS, FEEDS_EVERY, FEED_{NAME}_USER, _PASSWORD, _HEADER, _PLACES. @throws StartupError without values: they can be secret */
export function readFeedSettings(source: Record<string, string | undefined>): {
  feeds: Feed[];
  feedsEveryMinutes: number;
} {
  const feeds = (source.FEEDS ?? '').split(/\s+/).filter(Boolean).map(readFeed);
  if (new Set(feeds.map(({ name }) => name)).size < feeds.length) throw badFeeds('um nome está repetido');
  for (const feed of feeds) {
    feed.headers = readHeaders(feed.name, source);
    const places = source[`FEED_${settingName(feed.name)}_PLACES`];
    if (places) feed.places = places;
  }
  const names = feeds.map(({ name }) => settingName(name));
  for (const setting of feedSettings(source)) {
    const [, name] = ofFeed.exec(setting) ?? [];
    if (name && !names.includes(name)) throw bad(setting, 'um dos nomes que estão em FEEDS');
  }
  return { feeds, feedsEveryMinutes: readEvery(source.FEEDS_EVERY) };
}

const bad = (setting: string, meaning: string) =>
  new StartupError(`A configuração ${setting} não serve: espera-se ${meaning}.`);
const badFeeds = (reason: string) =>
  bad('FEEDS', `nome=https://… e, depois de um espaço, o próximo (${reason})`);

function readFeed(text: string, index: number): Feed {
  const [, name = '', address = ''] = /^([^=]*)=(.*)$/.exec(text) ?? [];
  const which = `o ${index + 1}º`;
  if (!isSourceName(name))
    throw badFeeds(`${which} não tem um nome de letras minúsculas sem acento, números e hifens`);
  const reserved = reservedFor(name);
  if (reserved) throw badFeeds(`'${name}' é o nome ${reserved}`);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
    throw badFeeds(`${which} não tem um endereço http ou https`);
  return { name, address, headers: {} };
}

const settingName = (name: string) => name.toUpperCase().replaceAll('-', '_');

function readHeaders(name: string, source: Record<string, string | undefined>): Record<string, string> {
  const of = (what: string) => `FEED_${settingName(name)}_${what}`;
  const [user, password, header] = ['USER', 'PASSWORD', 'HEADER'].map(
    (what) => source[of(what)] || undefined,
  );
  if (password !== undefined && user === undefined) throw bad(of('USER'), 'o usuário que a senha acompanha');
  if (user?.includes(':')) throw bad(of('USER'), 'um usuário sem dois-pontos');
  const headers: Record<string, string> = {};
  if (user !== undefined) headers.authorization = basicAuth(user, password ?? '');
  if (header !== undefined) {
    const [, field = '', value = ''] =
      /^([\w!#$%&'*+.^`|~-]+):\s*([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)$/.exec(header) ?? [];
    if (!field || reserved.includes(field.toLowerCase()))
      throw bad(of('HEADER'), '"Nome: valor" de um cabeçalho');
    headers[field.toLowerCase()] = value;
  }
  return headers;
}

/** The HTTP connection controls these. */
const reserved = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect', 'upgrade', 'range'];

function readEvery(text: string | undefined): number {
  const [, count, unit] = /^(\d{1,5}) ?([mhd])$/.exec((text || usualEvery).trim()) ?? [];
  const minutes = Number(count) * (unitMinutes[unit as keyof typeof unitMinutes] ?? NaN);
  if (!(minutes >= everyMinutes.shortest && minutes <= everyMinutes.longest))
    throw bad('FEEDS_EVERY', 'de quanto em quanto tempo, como 15m, 1h ou 1d (de 5m a 7d)');
  return minutes;
}
