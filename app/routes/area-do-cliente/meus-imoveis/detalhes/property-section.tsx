import { NotLoaded } from '../not-loaded';
import { links } from '~/links';
import { Drawing, NoData, Numbers } from './drawing';
import { PriceHistory } from './price-history';
import { AnchorTitle, Part, Section } from './part';
import type { Report } from './report';

const page = 'informacoes-do-imovel';

/** 'Informações do imóvel': data, price history, valuation and demand. */
export const PropertySection = ({ report }: { report: Report }) => (
  <Section report={report} page={page}>
    {report.head ? (
      <dl className="dl">
        {report.head.rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    ) : (
      <NotLoaded
        title="As informações não chegaram agora."
        text="Nada mudou no seu anúncio; só a leitura falhou."
        retry={links.ownerReport(report.id, page, report.period)}
        isPart
      />
    )}
    <Part
      report={report}
      page={page}
      part="history"
      failed={{ title: 'O histórico de preço não chegou agora.', text: 'Tente de novo daqui a pouco.' }}
    >
      {(history) => <PriceHistory history={history} />}
    </Part>
    {report.head && report.head.valuations.length > 0 && (
      <>
        <AnchorTitle of="estimativa" />
        {report.head.valuations.map(({ name, text, note }) => (
          <NoData title={`${name}: ${text}`} text={note} key={name} />
        ))}
      </>
    )}
    <Part
      report={report}
      page={page}
      part="mirror"
      failed={{ title: 'O espelho da demanda não chegou agora.', text: 'Tente de novo daqui a pouco.' }}
    >
      {(demands) => (
        <>
          <AnchorTitle of="espelho" />
          {demands.length === 0 && (
            <NoData
              title={report.head?.isActive === false ? 'Já não contamos.' : 'Ainda não contamos.'}
              text={`Contamos às segundas quem procura um imóvel como o seu${report.head?.isActive === false ? ', enquanto ele está no ar' : ''}.`}
            />
          )}
          {demands.map((demand) =>
            demand.rows.length === 0 ? (
              <NoData
                title={`${demands.length > 1 ? `${demand.name}: menos` : 'Menos'} de cinco pessoas, por enquanto.`}
                text="Para que ninguém seja reconhecido, mostramos o espelho a partir de cinco. Contamos de novo às segundas."
                key={demand.name}
              />
            ) : (
              <div key={demand.name}>
                {demands.length > 1 && <h4>{demand.name}</h4>}
                <p className="frase">{demand.sentence}</p>
                <Drawing
                  chart={demand.chart}
                  caption={`Contamos pessoas com buscas salvas e perfis de compra que combinam com tipo, lugar e tamanho, pelo preço máximo de cada uma. Não são propostas. Contado em ${demand.day}, às segundas; números de 5 em 5 e nunca menores que 5, para que ninguém seja reconhecido.`}
                >
                  <Numbers
                    summary="Os números, por preço"
                    caption="Pessoas que procuram, por preço máximo"
                    columns={['Preço', 'Pessoas']}
                    rows={demand.rows.map(({ name, isToday, people }) => [
                      isToday ? `${name} (preço de hoje)` : name,
                      people,
                    ])}
                  />
                </Drawing>
              </div>
            ),
          )}
        </>
      )}
    </Part>
  </Section>
);
