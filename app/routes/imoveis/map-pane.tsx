import { type ComponentType, useEffect, useState } from 'react';
import { awake } from '~/navigation/wake-on-use';

interface MapPaneProps {
  /** The listing's own address: the map shows the same search. */
  url: string;
  /** The same search around a point that the map puts in. */
  areaUrl: string;
  /** Where the list begins, for those who pass by the map. */
  listId: string;
}

/** Beside the list: the map, which is drawn once scripts run. Without them the list says the same, and no room is kept. */
export function MapPane({ url, areaUrl, listId }: MapPaneProps) {
  const [view, setView] = useState<{ Map: ComponentType<{ url: string; areaUrl: string }> } | 'failed'>();
  useEffect(() => {
    import('~/features/map/map-view.client').then(
      ({ MapView }) => setView({ Map: MapView }),
      () => setView('failed'),
    );
  }, []);
  return (
    <section className="divide__mapa" aria-label="Mapa dos imóveis" data-map {...awake}>
      <a className="pular" href={`#${listId}`}>
        Pular o mapa
      </a>
      <div className="mapa">
        {typeof view === 'object' ? (
          <view.Map url={url} areaUrl={areaUrl} />
        ) : (
          <p className="mapa__espera">
            {view === 'failed'
              ? 'Não foi possível carregar o mapa. A lista mostra os mesmos imóveis.'
              : 'O mapa aparece com JavaScript; a lista mostra os mesmos imóveis.'}
          </p>
        )}
      </div>
    </section>
  );
}
