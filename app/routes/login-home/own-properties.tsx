import type { OwnPropertiesData } from './own-properties-data';
import { Panel } from './panel';

/** Figures of the visitor's own properties in one sentence (brief §17.4). */
export const OwnProperties = ({
  own: { sentence, of, more },
  wide,
}: {
  own: OwnPropertiesData;
  wide?: boolean;
}) => (
  <Panel title="Meus imóveis" columns={wide ? undefined : 'r6'} dark more={more}>
    <p className="proprios">{sentence}</p>
    <p className="menor suave">{of}</p>
  </Panel>
);
