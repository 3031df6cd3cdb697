import type { BrokerageTexts } from './brokerage-texts';
import { demoTexts } from './demo-texts';

type OwnTexts = BrokerageTexts & { name?: string | null };

/** Only the texts of a larger record. */
export const textsOf = ({
  hours,
  promises,
  texts,
  pages,
  magazine,
  onlyYou,
}: BrokerageTexts): BrokerageTexts => ({
  ...(hours && { hours }),
  ...(promises && { promises }),
  ...(texts && { texts }),
  ...(pages && { pages }),
  ...(magazine && { magazine }),
  ...(onlyYou && { onlyYou }),
});

/** A brokerage with a name says only what is its own; the demo's texts stand in for what the demo's file leaves out. */
export const shownTexts = (own: OwnTexts | null | undefined, isDemo: boolean): BrokerageTexts => ({
  ...(isDemo && !own?.name && demoTexts),
  ...(own && textsOf(own)),
});
