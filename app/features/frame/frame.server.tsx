import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrokerCard } from '~/domain/broker';
import { type Firm, withArticle } from '@domain/firm';
import type { Region } from '@domain/geolocation';
import { menusFor } from '~/domain/menus/menus';
import type { FrameParts } from './frame';
import { coverageAreas } from './coverage-areas';
import { BlocksPart } from './blocks-part';
import { BrokerFooterPart, BrokerHeaderPart } from './broker-parts';
import { FooterPart, WhatsAppButton } from './footer-part';
import { HeaderPart } from './header-part';

/** What the operator has set of the header's and the footer's content. */
export interface FrameSettings {
  firm: Firm;
  whatsapp: string | null;
}

/** For whom the parts are: where the visitor is, and whether somebody is signed in; not who. */
export interface FrameVisitor {
  region: Region;
  isSignedIn: boolean;
}

/** By region, for the signed-out and the signed-in. */
type KeptParts = Map<Region, { signedOut: FrameParts; signedIn: FrameParts }>;
const kept = new WeakMap<FrameSettings, KeptParts>();
const regions: readonly Region[] = ['SP', 'RJ'];

/**
 * Header and footer as markup. They hold hundreds of links and are the same on every page of a region, so they are
 * rendered once for the signed-out and once for the signed-in; a broker's, which are short, each time.
 */
export function frameParts(
  settings: FrameSettings,
  { region, isSignedIn }: FrameVisitor,
  broker: BrokerCard | null,
): FrameParts {
  if (broker) return brokerParts(broker, settings.firm);
  const byRegion =
    kept.get(settings) ?? new Map(regions.map((each) => [each, regionParts(settings, each)] as const));
  kept.set(settings, byRegion);
  return byRegion.get(region)![isSignedIn ? 'signedIn' : 'signedOut'];
}

const render = (element: ReactElement) => renderToStaticMarkup(element);

function regionParts({ firm, whatsapp }: FrameSettings, region: Region) {
  const header = (isSignedIn: boolean) =>
    render(<HeaderPart menus={menusFor(region)} isSignedIn={isSignedIn} firm={firm} />);
  const signedOut: FrameParts = {
    header: header(false),
    blocks: render(<BlocksPart areas={coverageAreas()} />),
    footer: render(
      <>
        <FooterPart region={region} firm={firm} />
        {whatsapp && <WhatsAppButton number={whatsapp} whom={withArticle(firm)} />}
      </>,
    ),
  };
  return { signedOut, signedIn: { ...signedOut, header: header(true) } };
}

const brokerParts = (broker: BrokerCard, firm: Firm): FrameParts => ({
  header: render(<BrokerHeaderPart broker={broker} firm={firm} />),
  blocks: '',
  footer: render(<BrokerFooterPart broker={broker} firm={firm} />),
});
