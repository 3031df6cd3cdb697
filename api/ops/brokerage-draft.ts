import { writeFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { stringify } from 'yaml';
import { type ExitCode, exitCodes } from './exit-codes';
import type { Database } from '@api/database';
import { addContacts, type FeedContact } from '@api/feeds/import/feed-contacts';
import { readText } from '@api/feeds/import/decode';
import { FeedError } from '@api/feeds/import/feed-error';
import { openFeed } from '@api/feeds/import/feed-source';
import { readRecords } from '@api/feeds/import/read-records';
import { loadBrokerage } from '@api/brokerage/queries/brokerage';
import { counted } from '@domain/kernel/counts';

/** Maximum of a brokerage file. */
const maxBrokers = 200;

/** Writes the feed's contacts as a draft of `brokers`; publishes nothing. `apply` refuses brokers without CRECI. */
export async function runDraft(db: Kysely<Database>, location: string, out?: string): Promise<ExitCode> {
  try {
    const brokerage = (await loadBrokerage(db))?.content;
    const isKnown = ({ slug, email }: FeedContact) =>
      brokerage?.brokers.some((broker) => broker.slug === slug || (email && broker.email === email));
    const found = (await contactsOf(location)).filter((contact) => !isKnown(contact));
    const draft = draftOf(found.slice(0, maxBrokers));
    if (out === undefined) process.stdout.write(draft);
    else await writeFile(out, draft, { mode: 0o600 });
    console.error(`${counted(found.length, 'pessoa', 'pessoas')} nos contatos do feed; nada foi publicado`);
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    console.error(error.message);
    return exitCodes.failed;
  }
}

/** Contacts of most properties first. */
async function contactsOf(location: string): Promise<FeedContact[]> {
  const feed = await openFeed(location);
  try {
    const known = new Map<string, FeedContact>();
    for await (const { node } of readRecords(readText(feed.file))) addContacts(known, node);
    return [...known.values()].sort((one, other) => other.homes - one.homes);
  } finally {
    await feed.dispose();
  }
}

function draftOf(contacts: readonly FeedContact[]): string {
  const head = `# Rascunho: as pessoas que o feed diz ser contato de imóveis. Confira cada uma, apague quem não deve
# aparecer no site, diga o CRECI de quem fica, e leve para o seu house.yaml.
`;
  if (contacts.length === 0) return `${head}brokers: []\n`;
  const brokers = contacts.map(({ homes: propertyCount, ...broker }) => {
    const lines = stringify([broker]).trimEnd().split('\n');
    const note = `# ${counted(propertyCount, 'imóvel', 'imóveis')}${broker.creci ? '' : ', falta creci'}`;
    return [note, ...lines].map((line) => `  ${line}`).join('\n');
  });
  return `${head}brokers:\n${brokers.join('\n')}\n`;
}
