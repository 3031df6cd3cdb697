import { writeFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { stringify } from 'yaml';
import { type ExitCode, exitCodes } from '@api/cli/exit-codes';
import type { Database } from '@api/db/schema';
import { addContacts, type FeedContact } from '@api/house/feed-contacts';
import { readText } from '@api/import/decode';
import { FeedError } from '@api/import/feed-error';
import { openFeed } from '@api/import/feed-source';
import { readRecords } from '@api/import/read-records';
import { keptHouse } from '@api/repositories/house';
import { counted } from '@domain/counts';

/** As many as a house file may have. */
const most = 200;

/**
 * Writes the people whom a feed names as contacts, and the house does not know yet, as a draft of `brokers`. Nothing of
 * it is published: it is a file to be looked through, and whoever has no CRECI in it is refused when it is applied.
 */
export async function runDraft(db: Kysely<Database>, location: string, out?: string): Promise<ExitCode> {
  try {
    const house = (await keptHouse(db))?.content;
    const isKnown = ({ slug, email }: FeedContact) =>
      house?.brokers.some((broker) => broker.slug === slug || (email && broker.email === email));
    const found = (await contactsOf(location)).filter((contact) => !isKnown(contact));
    const draft = draftOf(found.slice(0, most));
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

/** Who is named by most homes comes first. */
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
  const brokers = contacts.map(({ homes, ...broker }) => {
    const lines = stringify([broker]).trimEnd().split('\n');
    const note = `# ${counted(homes, 'imóvel', 'imóveis')}${broker.creci ? '' : ', falta creci'}`;
    return [note, ...lines].map((line) => `  ${line}`).join('\n');
  });
  return `${head}brokers:\n${brokers.join('\n')}\n`;
}
