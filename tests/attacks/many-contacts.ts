import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';

/** Two years of contacts: names and mail servers repeat as in life, and one in twenty is still open. */
export async function addManyContacts(db: Kysely<Database>, count: number): Promise<void> {
  const pick = (values: readonly string[]) =>
    sql`(${sql.val(values)}::text[])[1 + floor(random() * ${values.length})::int]`;
  await db.transaction().execute(async (write) => {
    await sql`set local statement_timeout = 0`.execute(write);
    await sql`select setseed(0.5)`.execute(write);
    await sql`
      insert into broker (slug, name, creci) select 'corretor-' || n, 'Corretor ' || n, '1-F' from generate_series(1, 40) n`.execute(
      write,
    );
    await sql`
      insert into lead (idempotency_key, protocol, kind, name, email, whatsapp, product_id, consent_version, created_at,
        broker_id, state, suspicion)
      select 'contato-de-teste-' || n, '2611-' || n, ${pick(['lead', 'contact', 'schedule', 'newsletter'])},
        ${pick(['João', 'Maria', 'Ana', 'José', 'Beatriz', 'Célia', 'Rafael', 'Antônio'])} || ' '
          || ${pick(['Silva', 'Souza', 'Sá', 'Teles', 'Conceição', 'Gonçalves', 'Prado', 'Reis'])} || ' '
          || ${pick(['Monteiro', 'Brandão', 'Assunção', 'Lima', 'Braga', 'Moraes'])},
        'pessoa.' || n || '@' || ${pick(['gmail.com', 'hotmail.com', 'exemplo.com.br'])},
        '+55 (11) 9' || lpad(floor(random() * 10000)::text, 4, '0') || '-' || lpad(floor(random() * 10000)::text, 4, '0'),
        (select min(id) from property) + floor(random() * properties)::int, '2026-11-25',
        now() - n * interval '5 minutes',
        case when n > 300 then (select min(id) from broker) + floor(random() * 40)::int end,
        case when n % 20 = 0 or n < 300 then 'novo' else 'ganho' end, case when n % 1000 = 0 then 'many' end
      from generate_series(1, ${count}::int) n, (select count(*) as properties from property) p`.execute(
      write,
    );
    await sql`
      insert into lead_delivery (lead_id, place, address, state)
      select id, place, '', case when id % 2000 = 7 then 'refused' else 'sent' end
      from lead, unnest(array['house', 'webhook']) place`.execute(write);
  });
  await sql`vacuum (analyze)`.execute(db);
}
