import type { WeeklyChartData } from './weekly-chart-data.server';
import { Drawing, NoData, Numbers } from './drawing';
import { Unknown } from './figures';
import { AnchorTitle } from './part';

export function WeeklyChart({ curve: weeklyChart }: { curve: WeeklyChartData }) {
  const { chart, sentence, caption, isAlone, rows } = weeklyChart;
  return (
    <>
      <AnchorTitle of="curva" />
      {chart === '' ? (
        <NoData
          title="A curva começa com uma semana inteira."
          text="Ela aparece aqui quando uma semana do anúncio tiver sido contada do começo ao fim."
        />
      ) : (
        <>
          <p className="frase">{sentence}</p>
          {isAlone && (
            <p className="frase">
              Há poucos imóveis parecidos para comparar: mostramos a faixa a partir de 5.
            </p>
          )}
          <Drawing chart={chart} caption={caption}>
            <Numbers
              summary="Os números, semana a semana"
              caption="Visualizações por semana desde o anúncio"
              columns={['Semana', 'Seu imóvel', ...(isAlone ? [] : ['Metade dos parecidos'])]}
              rows={rows.map(({ name, views, alike: comparables }) => [
                name,
                views ?? <Unknown />,
                ...(isAlone ? [] : [comparables ?? <Unknown />]),
              ])}
            />
          </Drawing>
        </>
      )}
    </>
  );
}
