import type { Kysely } from 'kysely';
import { type ExitCode, exitCodes } from '@api/cli/exit-codes';
import { table } from '@api/cli/output';
import type { Database } from '@api/db/schema';
import { countPending } from '@api/photos/queue';
import { setAsideWork, workOverview } from '@api/work/overview';
import { momentText } from '@domain/moment';
import { retention } from '@domain/privacy';

const shownRefusals = 20;

/** What each kind is for the operator; one that is not named here is shown by its own name. */
const names: Record<string, string> = {
  mail: 'e-mails',
  'bulk-mail': 'cartas de avisos',
  alerts: 'avisos das pesquisas salvas',
  feed: 'leitura de feeds',
  webhook: 'contatos para o webhook',
  'marketing-form': 'contatos para o Mautic',
  'lead-balance': 'conta dos contatos',
  'forget-photos': 'apagar fotos sem uso',
  'photo-files': 'arquivos de fotos sem uso',
  'announcement-photos': 'apagar fotos de anúncios sem uso',
  forget: 'apagar o que venceu',
  'delete-accounts': 'excluir contas a pedido',
  'house-marks': 'destaques e novidades da casa',
  tidy: 'arrumar o banco embutido',
};

const time = (moment: Date | null) => (moment ? momentText(moment) : '–');

/** Shows what waits, what is in hand and what was set aside. */
export async function runWork(db: Kysely<Database>): Promise<ExitCode> {
  const kinds = await workOverview(db);
  const photos = await countPending(db);
  console.log(
    table([
      ['tarefa', 'aguardam', 'em mãos', 'recusadas', 'a mais antiga', 'próxima tentativa'],
      ...kinds.map(({ kind, waiting, inHand, setAside, since, next }) => [
        names[kind] ?? kind,
        waiting,
        inHand,
        setAside,
        time(since),
        time(next),
      ]),
      ['fotos', photos, '–', '–', '–', '–'],
    ]),
  );
  const refused = await setAsideWork(db, shownRefusals);
  if (refused.length === 0) return exitCodes.done;
  const rows = refused.map(({ id, kind, failed_at, attempts, last_error }) => [
    `nº ${id}`,
    names[kind] ?? kind,
    time(failed_at),
    `${attempts} tentativas`,
    last_error ?? '',
  ]);
  console.log(`\nAs últimas recusadas (guardadas por ${retention.refusedWorkDays} dias)\n${table(rows)}`);
  return exitCodes.done;
}
