import { Figures } from './figures';
import { Curve } from './curve';
import { Part, Section } from './part';
import { Portals } from './portals';
import type { Report } from './report';

/** 'Acessos e visitas': six figures, the curve, what portals say. */
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
      {(curve) => <Curve curve={curve} />}
    </Part>
    <Part report={report} page="acessos-e-visitas" part="views">
      {(views) => <Portals portals={views.portals} />}
    </Part>
  </Section>
);
