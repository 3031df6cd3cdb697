import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import { Icon } from '~/components/ui/icon';
import { ClientTabs } from '~/features/account/client-area/client-area';
import { contentId } from '~/components/ui/content-id';
import { SmallIllustration } from '~/features/status-pages/small-illustration';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { PropertySection } from './property-section';
import { BrokerSection, DetailsSection, OnlyYouSection, SimilarSection } from './other-sections';
import { Head, Opening, Periods } from './report-head';
import { reportData } from './report-data.server';
import { VisitsSection } from './visits-section';
import '~/features/account/client-area/client-area-page.css';
import './report-page.css';

export const meta = privatePageMeta('Relatório do imóvel');
export const loader = (args: LoaderFunctionArgs) => reportData(args);

/** An owner's report of a property, complete or one section (spec 2 §2; brief §17.5). */
export default function OwnerReport() {
  const { report } = useLoaderData<typeof loader>();
  return (
    <main id={contentId} className="cliente">
      <ClientTabs page={links.myProducts()} />
      <div className="palco">
        {!report ? (
          <Nothing />
        ) : (
          <>
            <Head report={report} />
            <Periods report={report} />
            <Opening report={report} />
            <div className="relat">
              <nav className="relat__nav" aria-label="Seções do relatório">
                <ul>
                  {report.navigation.map(({ name, href, isCurrent, inside }) => (
                    <Fragment key={name}>
                      <li>
                        <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                          {name}
                        </a>
                      </li>
                      {inside.map((part) => (
                        <li key={part.name}>
                          <a className="sub" href={part.href}>
                            {part.name}
                          </a>
                        </li>
                      ))}
                    </Fragment>
                  ))}
                  {report.page && (
                    <li>
                      <a href={links.ownerReport(report.id, undefined, report.period)}>Relatório completo</a>
                    </li>
                  )}
                </ul>
              </nav>
              <div className={report.page ? 'relat__corpo' : 'relat__corpo relat__corpo--todo'}>
                <VisitsSection report={report} />
                <PropertySection report={report} />
                <DetailsSection report={report} />
                <BrokerSection report={report} />
                <SimilarSection report={report} />
                <OnlyYouSection report={report} />
              </div>
            </div>
          </>
        )}
      </div>
    </main>
  );
}

/** One answer for unknown reports and reports of other owners, so that it reveals nothing. */
const Nothing = () => (
  <div className="vazio">
    <SmallIllustration detail="closedDoor" />
    <h1>Este relatório não está na sua conta.</h1>
    <p className="lide">O código pode ter mudado, ou o imóvel está ligado a outro e-mail.</p>
    <div className="acoes">
      <a className="bt bt--1" href={links.myProducts()}>
        <Icon name="back" small />
        Ver meus imóveis
      </a>
      <a className="bt bt--2" href={links.contact()}>
        Falar conosco
      </a>
    </div>
  </div>
);
