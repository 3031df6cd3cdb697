import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { adminLinks } from '~/features/admin/admin-links';
import { privatePageMeta } from '~/page-meta';
import {
  BrokerSection,
  DetailsSection,
  OnlyYouSection,
} from '../../area-do-cliente/meus-imoveis/detalhes/other-sections';
import { PropertySection } from '../../area-do-cliente/meus-imoveis/detalhes/property-section';
import { Opening, Periods } from '../../area-do-cliente/meus-imoveis/detalhes/report-head';
import { VisitsSection } from '../../area-do-cliente/meus-imoveis/detalhes/visits-section';
import { teamReportData } from './team-report.server';
import '~/features/account/client-area/client-area-page.css';
import '../../area-do-cliente/meus-imoveis/detalhes/report-page.css';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Relatório do proprietário · Mesa');
export const loader = (args: LoaderFunctionArgs) => teamReportData(args);

/** What the owner reads, for the team. */
export default function TeamReport() {
  const { report } = useLoaderData<typeof loader>();
  return (
    <>
      <a className="elo mvolta" href={adminLinks.property(report.id)}>
        <Icon name="previous" small />
        Imóvel {report.head.codigo}
      </a>
      <div className="mcab">
        <div>
          <h1>Relatório do proprietário</h1>
          <p className="suave">{report.head.title}. É o que o proprietário lê na área dele.</p>
        </div>
      </div>
      <Periods report={report} />
      <Opening report={report} />
      <div className="relat__corpo relat__corpo--todo">
        <VisitsSection report={report} />
        <PropertySection report={report} />
        <DetailsSection report={report} />
        <BrokerSection report={report} />
        <OnlyYouSection report={report} />
      </div>
    </>
  );
}
