import type { SystemLine } from '@contract/staff-system';
import { countWord } from '@domain/kernel/text';

/** 'Tudo no ar, com dois avisos: uma carga retida e uma restauração que ninguém testa há 9 dias.' */
export function systemSentence(lines: readonly Pick<SystemLine, 'state' | 'warning'>[]): string {
  const warnings = lines.flatMap(({ warning }) => (warning === null ? [] : [warning]));
  if (warnings.length === 0) return 'Tudo em ordem.';
  const isStopped = lines.some(({ state }) => state === 'stopped');
  const start = isStopped ? 'Nem tudo está no ar' : 'Tudo no ar';
  return `${start}, com ${warningsText(warnings.length)}: ${listText(warnings)}.`;
}

/** For 'Desde ontem': 'em ordem, um aviso'. */
export const systemSummary = (warnings: number): string =>
  warnings === 0 ? 'em ordem' : `em ordem, ${warningsText(warnings)}`;

const warningsText = (count: number) => `${countWord(count)} ${count === 1 ? 'aviso' : 'avisos'}`;

const texts = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const listText = (items: readonly string[]) => texts.format(items);
