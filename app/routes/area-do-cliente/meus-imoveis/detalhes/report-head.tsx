import { Icon } from '~/components/ui/icon';
import { Photo } from '~/components/ui/photo';
import { PrintButton } from '~/components/ui/print-button';
import { links } from '~/links';
import type { ReportPeriod } from '@domain/owner-report/period';
import { comparedText } from './compared-text';
import { Part } from './part';
import type { Report } from './report';

export function Head({ report: { head } }: { report: Report }) {
  return (
    <div className="rel-cab">
      <div>
        <a className="elo menor" href={links.myProducts()}>
          <Icon name="back" small />
          Meus imóveis
        </a>
        {head?.codigo && (
          <p className="so-papel">{`Bossa Nova · Relatório do imóvel, código ${head.codigo}`}</p>
        )}
        <h1>{head ? head.title : 'Relatório do imóvel'}</h1>
        {head && (
          <p className="rel-linha">
            <span>
              {head.district && <b>{head.district}</b>}
              {head.city && `, ${head.city}`}
            </span>
            {head.codigo && <span className="num">{`Código ${head.codigo}`}</span>}
            <span className={head.isActive ? 'est est--ok' : 'est est--n'}>
              <Icon name={head.isActive ? 'check' : 'clock'} small />
              {head.state}
            </span>
            {head.page && <a href={head.page}>Ver anúncio</a>}
          </p>
        )}
      </div>
      {head && (
        <div className="foto">
          <Photo photo={head.photo && { ...head.photo, alt: '' }} priority />
        </div>
      )}
    </div>
  );
}

const names: Record<ReportPeriod, string> = {
  '7': '7 dias',
  '30': '30 dias',
  '90': '90 dias',
  anuncio: 'Desde o anúncio',
};

/** Links to the periods. Figures without a period are totals. */
export function Periods({ report }: { report: Report }) {
  const { views } = report.parts;
  const shownViews = views?.status === 'shown' ? views.value : null;
  return (
    <div className="periodo">
      {views && (shownViews?.hasPeriods ?? true) && (
        <nav className="seg" aria-label="Período">
          {report.periods.map(({ value, href }) => (
            <a href={href} aria-current={value === report.period ? 'true' : undefined} key={value}>
              {names[value]}
            </a>
          ))}
        </nav>
      )}
      {shownViews && <p className="nota">{shownViews.note}</p>}
      <PrintButton />
    </div>
  );
}

export function Opening({ report }: { report: Report }) {
  const { curve: weeklyChart } = report.parts;
  const place = weeklyChart?.status === 'shown' ? weeklyChart.value.place : null;
  return (
    <Part report={report} page="acessos-e-visitas" part="views">
      {(views) => {
        const compared = comparedText({ ...views, isActive: report.head?.isActive ?? true }, place);
        return (
          <div className="rel-abre">
            <p className="rel-voz">{views.sentence}</p>
            {compared && <p>{compared}</p>}
          </div>
        );
      }}
    </Part>
  );
}
