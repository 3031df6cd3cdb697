import type { StartOutput } from '@api/platform/process/start-output';
import type { Problem } from '@domain/legacy-urls/operator-rules';
import type { Env } from './env';
import { noOffices } from './settings/missing-for-production';

export const redirectSkipped =
  ({ print }: StartOutput) =>
  (file: string, { line, reason }: Problem) =>
    print(`${file}, linha ${line}: ${reason}; a linha foi ignorada`, 'redirect skipped', {
      level: 'warn',
      fields: { file, line, reason },
    });

export const brokerageUnknown =
  'O back end ainda não disse de que imobiliária é o site (GET house): até lá as páginas respondem 503';

/** The address comes last: below a long list it would be out of sight. */
export function announceStart(
  { print }: StartOutput,
  { siteUrl, notes, missingForProduction }: Pick<Env, 'siteUrl' | 'notes' | 'missingForProduction'>,
  port: number,
  hasOffices: boolean,
): void {
  for (const note of notes) print(note, 'start note', { level: 'warn', fields: { note } });
  const missing = missingForProduction.filter((line) => !(hasOffices && line === noOffices));
  if (missing.length > 0) {
    const lines = ['Para um site público ainda falta:', ...missing.map((line) => `  - ${line}`)];
    print(lines.join('\n'), 'settings missing for a public site', { level: 'warn', fields: { missing } });
  }
  const address = `http://localhost:${port}`;
  const publicAddress = siteUrl === address ? '' : `\n(endereço público: ${siteUrl})`;
  print(`Bossa Nova está em ${address}${publicAddress}`, 'website ready', { fields: { port, siteUrl } });
}
