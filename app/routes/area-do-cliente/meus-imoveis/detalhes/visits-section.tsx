import { Figures } from './figures';
import { WeeklyChart } from './weekly-chart';
import { Part, Section } from './part';
import { Portals } from './portals';
import type { Report } from './report';

export const VisitsSection = ({ report }: { report: Report }) => (
  <Section report={report} page="acessos-e-visitas">
    <Part
      report={report}
      page="acessos-e-visitas"
      part="views"
      failed={{
        title: 'Os acessos não chegaram agora.',
        text: 'Seus números estão guardados; só a leitura falhou.',
      }}
    >
      {(views) => <Figures figures={views.figures} />}
    </Part>
    <Part
      report={report}
      page="acessos-e-visitas"
      part="curve"
      failed={{
        title: 'A curva do anúncio não chegou agora.',
        text: 'Seus números estão guardados; só a leitura falhou.',
      }}
    >
      {(weeklyChart) => <WeeklyChart curve={weeklyChart} />}
    </Part>
    <Part report={report} page="acessos-e-visitas" part="views">
      {(views) => <Portals portals={views.portals} />}
    </Part>
  </Section>
);
