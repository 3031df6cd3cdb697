import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrokerCard } from '~/domain/broker';
import type { Firm } from '~/domain/firm';
import type { Region } from '~/domain/geolocation';
import { menusFor } from '~/domain/menus/menus';
import type { FrameParts } from './frame';
import { coverageAreas } from '~/domain/coverage';
import { BlocksPart } from './parts/blocks-part';
import { BrokerFooterPart, BrokerHeaderPart } from './parts/broker-parts';
import { FooterPart, WhatsAppButton } from './parts/footer-part';
import { HeaderPart } from './parts/header-part';

/** What the operator has set of the header's and the footer's content. */
export interface FrameSettings {
  firm: Firm;
  whatsapp: string | null;
}

const kept = new WeakMap<FrameSettings, Map<Region, FrameParts>>();
const regions: readonly Region[] = ['SP', 'RJ'];

/**
 * Header and footer as markup. They hold hundreds of links and are the same on every page of a region, so they are
 * rendered once; a broker's, which are short, each time.
 */
export function frameParts(settings: FrameSettings, region: Region, broker: BrokerCard | null): FrameParts {
  if (broker) return brokerParts(broker);
  const byRegion =
    kept.get(settings) ?? new Map(regions.map((each) => [each, regionParts(settings, each)] as const));
  kept.set(settings, byRegion);
  return byRegion.get(region)!;
}

const render = (element: ReactElement) => renderToStaticMarkup(element);

function regionParts({ firm, whatsapp }: FrameSettings, region: Region): FrameParts {
  return {
    header: render(<HeaderPart menus={menusFor(region)} />),
    blocks: render(<BlocksPart areas={coverageAreas()} />),
    footer: render(
      <>
        <FooterPart region={region} firm={firm} />
        {whatsapp && <WhatsAppButton number={whatsapp} whom="a Bossa Nova" />}
      </>,
    ),
  };
}

const brokerParts = (broker: BrokerCard): FrameParts => ({
  header: render(<BrokerHeaderPart broker={broker} />),
  blocks: '',
  footer: render(<BrokerFooterPart broker={broker} />),
});
