import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrokerCard } from '~/domain/broker';
import { type Brokerage, withArticle } from '@domain/brokerage/brokerage';
import type { Region } from '@domain/geo/geolocation';
import { clock } from '@domain/kernel/clock';
import { coverageAreas } from '~/domain/menus/coverage-areas';
import { menusFor } from '~/domain/menus/menus';
import { everything, type AvailableLinks } from '~/domain/menus/available-links';
import type { LayoutFragments } from './layout-fragment';
import { BlocksFragment } from './blocks-fragment';
import { BrokerFooterFragment, BrokerHeaderFragment } from './broker-fragments';
import { FooterFragment, WhatsAppButton } from './footer-fragment';
import { HeaderFragment } from './header-fragment';
import { fillName } from './layout-placeholders';

export interface LayoutSettings {
  firm: Brokerage;
  whatsapp: string | null;
  asksRegion: boolean;
}

export interface LayoutVisitor {
  region: Region;
  user: { firstName?: string | null } | null;
}

interface RegionFragments {
  /** The footer names it. */
  year: number;
  of: Map<Region, { signedOut: LayoutFragments; signedIn: LayoutFragments }>;
}
/** By settings and catalogue, so that a change of either invalidates it. */
const cache = new WeakMap<LayoutSettings, WeakMap<AvailableLinks, RegionFragments>>();
const regions: readonly Region[] = ['SP', 'RJ'];

/** Cached by region and sign-in, because they contain hundreds of links. Broker fragments are short. */
export function renderFragments(
  settings: LayoutSettings,
  { region, user }: LayoutVisitor,
  broker: BrokerCard | null,
  availableLinks: AvailableLinks = everything,
): LayoutFragments {
  if (broker) return brokerFragments(broker, settings.firm);
  const byOffer = cache.get(settings) ?? new WeakMap<AvailableLinks, RegionFragments>();
  const [known, year] = [byOffer.get(availableLinks), clock.now().getFullYear()];
  const current = known?.year === year ? known : { year, of: allFragments(settings, availableLinks) };
  cache.set(settings, byOffer.set(availableLinks, current));
  const { signedOut, signedIn } = current.of.get(region)!;
  return user ? { ...signedIn, header: fillName(signedIn.header, user.firstName) } : signedOut;
}

const allFragments = (settings: LayoutSettings, availableLinks: AvailableLinks): RegionFragments['of'] =>
  new Map(regions.map((each) => [each, regionFragments(settings, each, availableLinks)] as const));

const render = (element: ReactElement) => renderToStaticMarkup(element);

function regionFragments(
  { firm: brokerage, whatsapp, asksRegion }: LayoutSettings,
  region: Region,
  availableLinks: AvailableLinks,
) {
  const { texts } = brokerage.texts;
  const header = (isSignedIn: boolean) =>
    render(
      <HeaderFragment
        region={asksRegion ? region : undefined}
        menus={menusFor(region, availableLinks, texts?.abroad)}
        isSignedIn={isSignedIn}
        firm={brokerage}
        whatsapp={whatsapp}
      />,
    );
  const signedOut: LayoutFragments = {
    header: header(false),
    blocks: render(<BlocksFragment areas={coverageAreas(availableLinks)} newsletter={texts?.newsletter} />),
    footer: render(
      <>
        <FooterFragment region={region} firm={brokerage} onOffer={availableLinks} whatsapp={whatsapp} />
        {whatsapp && <WhatsAppButton number={whatsapp} whom={withArticle(brokerage)} />}
      </>,
    ),
  };
  return { signedOut, signedIn: { ...signedOut, header: header(true) } };
}

const brokerFragments = (broker: BrokerCard, brokerage: Brokerage): LayoutFragments => ({
  header: render(<BrokerHeaderFragment broker={broker} firm={brokerage} />),
  blocks: '',
  footer: render(<BrokerFooterFragment broker={broker} firm={brokerage} />),
});
