import type { OwnProducts } from './own-products';
import { Panel } from './panel';

/** What came of the visitor's own homes, in one sentence (brief §17.4). */
export const OwnHomes = ({ own: { sentence, of, more } }: { own: OwnProducts }) => (
  <Panel title="Meus imóveis" columns="r6" dark more={more}>
    <p className="proprios">{sentence}</p>
    <p className="menor suave">{of}</p>
  </Panel>
);
