import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrokerCard } from '~/domain/broker';
import { type Firm, withArticle } from '@domain/firm';
import type { Region } from '@domain/geolocation';
import { coverageAreas } from '~/domain/menus/coverage-areas';
import { menusFor } from '~/domain/menus/menus';
import { everything, type OnOffer } from '~/domain/menus/on-offer';
import type { FrameParts } from './frame';
import { BlocksPart } from './blocks-part';
import { BrokerFooterPart, BrokerHeaderPart } from './broker-parts';
import { FooterPart, WhatsAppButton } from './footer-part';
import { HeaderPart } from './header-part';
import { markName } from './page-marks';

/** What the operator has set of the header's and the footer's content. */
export interface FrameSettings {
  firm: Firm;
  whatsapp: string | null;
  /** Whether the browser finds out itself where its visitor is. */
  asksRegion: boolean;
}

/** For whom the parts are: where the visitor is, and who is signed in, as far as the header says it. */
export interface FrameVisitor {
  region: Region;
  user: { firstName?: string | null } | null;
}

/** By region, for the signed-out and the signed-in. */
type KeptParts = Map<Region, { signedOut: FrameParts; signedIn: FrameParts }>;
/** As long as what is set, and what the catalogue holds, are these. */
const kept = new WeakMap<FrameSettings, WeakMap<OnOffer, KeptParts>>();
const regions: readonly Region[] = ['SP', 'RJ'];

/**
 * Header and footer as markup. They hold hundreds of links and are the same on every page of a region, so they are
 * rendered once for the signed-out and once for the signed-in, whose first name is put into what is kept; a broker's,
 * which are short, each time.
 */
export function frameParts(
  settings: FrameSettings,
  { region, user }: FrameVisitor,
  broker: BrokerCard | null,
  onOffer: OnOffer = everything,
): FrameParts {
  if (broker) return brokerParts(broker, settings.firm);
  const byOffer = kept.get(settings) ?? new WeakMap<OnOffer, KeptParts>();
  const byRegion =
    byOffer.get(onOffer) ??
    new Map(regions.map((each) => [each, regionParts(settings, each, onOffer)] as const));
  kept.set(settings, byOffer.set(onOffer, byRegion));
  const { signedOut, signedIn } = byRegion.get(region)!;
  return user ? { ...signedIn, header: markName(signedIn.header, user.firstName) } : signedOut;
}

const render = (element: ReactElement) => renderToStaticMarkup(element);

function regionParts({ firm, whatsapp, asksRegion }: FrameSettings, region: Region, onOffer: OnOffer) {
  const header = (isSignedIn: boolean) =>
    render(
      <HeaderPart
        region={asksRegion ? region : undefined}
        menus={menusFor(region, onOffer)}
        isSignedIn={isSignedIn}
        firm={firm}
        whatsapp={whatsapp}
      />,
    );
  const signedOut: FrameParts = {
    header: header(false),
    blocks: render(<BlocksPart areas={coverageAreas(onOffer)} />),
    footer: render(
      <>
        <FooterPart region={region} firm={firm} onOffer={onOffer} whatsapp={whatsapp} />
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
