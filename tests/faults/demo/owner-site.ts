import { loadDemoCatalogue } from '@api/demo/load';
import { ownersProperties } from '@api/demo/make-owner';
import type { ApiEnv } from '@api/env';
import { clock } from '@domain/kernel/clock';
import type { ReportPeriod } from '@domain/owner-report/period';
import { links } from '~/links';
import { runCommand } from '../../catalogue/run-command';
import { openSite } from '../../imoveis/site';
import { signedInVisitor } from '../../support/signed-in-visitor';
import { demoOwnerCommand } from '../../support/commands';

/** The website over the whole demo, seen by the demo's owner. */
export async function openOwnerSite() {
  const site = await openSite([]);
  await loadDemoCatalogue(site.db, { size: 'full' });
  const { cookie, account } = await signedInVisitor(site, { verified_at: clock.now() });
  await runCommand(site.db, demoOwnerCommand([account.email]), { mail: { delivery: 'files' } } as ApiEnv);
  const rows = await site.db
    .selectFrom('property')
    .select(['id', 'reference'])
    .where('reference', 'in', ownersProperties)
    .execute();
  const ids = new Map(rows.map(({ id, reference }) => [reference, id]));
  return {
    close: () => site.close(),
    /** The address of the report of one of the owner's homes. */
    report: (reference: string, period?: ReportPeriod) =>
      links.ownerReport(ids.get(reference)!, undefined, period),
    async see(path: string): Promise<string> {
      const { status, html } = await site.get(path, { headers: { cookie } });
      if (status !== 200) throw new Error(`${path} was answered by ${status}`);
      return html;
    },
  };
}
