import { type ComponentType, useEffect, useState } from 'react';
import { hydrateEagerly } from '~/navigation/hydrate-on-interaction';

interface MapPaneProps {
  url: string;
  /** URL template of the same search around a point. */
  areaUrl: string;
  /** Id of the list, for the skip link. */
  listId: string;
}

/** Map beside the list, loaded by scripts. Without scripts it takes no space. */
export function MapPane({ url, areaUrl, listId }: MapPaneProps) {
  const [view, setView] = useState<{ Map: ComponentType<{ url: string; areaUrl: string }> } | 'failed'>();
  useEffect(() => {
    import('~/features/map/map-view.client').then(
      ({ MapView }) => setView({ Map: MapView }),
      () => setView('failed'),
    );
  }, []);
  return (
    <section className="divide__mapa" aria-label="Mapa dos imóveis" data-map {...hydrateEagerly}>
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
