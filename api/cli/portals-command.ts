import { parseArgs } from 'node:util';
import type { Command } from '@api/cli/command-line';
import { exitCodes, UsageError } from '@api/cli/exit-codes';
import { asUsage, refuseFile, sourceNamed } from '@api/cli/table-file';
import { keepFigures, readPortalsFile } from '@api/owners/portals-file';
import { counted } from '@domain/counts';

/** What `portals` is asked: the figures that portals give of a source's properties, by the day. */
export function portalsCommand(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { source: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  const { source } = values;
  if (file === undefined || more.length > 0 || source === undefined)
    throw new UsageError("portals pede um arquivo e uma fonte: 'portals portais.csv --source FONTE'");
  return async (db) => {
    const { figures, faults } = await readPortalsFile(db, file, await sourceNamed(db, source)).catch(asUsage);
    if (faults.length > 0) return refuseFile(faults);
    await keepFigures(db, figures);
    console.log(`gravados: ${counted(figures.length, 'dia de um imóvel', 'dias de imóveis')} em portais`);
    return exitCodes.done;
  };
}
