import type { Command, CommandLine } from './command-line';
import { exitCodes, UsageError } from './exit-codes';
import { asUsage, refuseFile, sourceNamed } from './table-file';
import { saveFigures, readPortalsFile } from '@api/owners/portals-file';
import { counted } from '@domain/kernel/counts';

const usage = "portals pede um arquivo e uma fonte: 'portals portais.csv --source FONTE'";

/** `portals`: imports portals' daily figures of a source's properties. */
export function addPortals({ add, option, runs }: CommandLine<Command>): void {
  add('portals', usage)
    .argument('<file>')
    .addOption(option('--source <name>'))
    .action((file: string, { source }: { source?: string }) => {
      if (source === undefined) throw new UsageError(usage);
      runs(async (db) => {
        const { figures, faults } = await readPortalsFile(db, file, await sourceNamed(db, source)).catch(
          asUsage,
        );
        if (faults.length > 0) return refuseFile(faults);
        await saveFigures(db, figures);
        console.log(`gravados: ${counted(figures.length, 'dia de um imóvel', 'dias de imóveis')} em portais`);
        return exitCodes.done;
      });
    });
}
